// RUN: roofline-opt --analyze %s | FileCheck %s

// An embedding lookup reads the rows that its ids select: no flops, and of the
// table at most what the iterations touch, at most the table.

#ids = affine_map<(i, j) -> (i)>
#rows = affine_map<(i, j) -> (i, j)>

// 24 ids of 4 bytes, 24*96*2 = 4608 bytes of a table of 5.76 MB; writes 4608.
// CHECK-LABEL: @large_table
// CHECK: linalg.generic
// CHECK-SAME: bound_by = "hbm"
// CHECK-NOT: flops =
// CHECK-SAME: hbm_bytes_read = 4704 : i64
// CHECK-SAME: hbm_bytes_written = 4608 : i64
// CHECK-SAME: intensity = 0.000000e+00 : f64
// CHECK-NOT: iops
// CHECK-SAME: regime = "memory-bound"
func.func @large_table(%table: tensor<30000x96xf16>, %ids: tensor<24xi32>)
    -> tensor<24x96xf16> {
  %empty = tensor.empty() : tensor<24x96xf16>
  %r = linalg.generic
      {indexing_maps = [#ids, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<24xi32>) outs(%empty : tensor<24x96xf16>) {
  ^bb0(%id: i32, %o: f16):
    %row = arith.index_cast %id : i32 to index
    %column = linalg.index 1 : index
    %value = tensor.extract %table[%row, %column] : tensor<30000x96xf16>
    linalg.yield %value : f16
  } -> tensor<24x96xf16>
  return %r : tensor<24x96xf16>
}

// Of three rows no more than 3*96*2 = 576 bytes can be read, and 96 of ids.
// CHECK-LABEL: @small_table
// CHECK: linalg.generic
// CHECK-SAME: hbm_bytes_read = 672 : i64
// CHECK-SAME: hbm_bytes_written = 4608 : i64
func.func @small_table(%table: tensor<3x96xf16>, %ids: tensor<24xi32>)
    -> tensor<24x96xf16> {
  %empty = tensor.empty() : tensor<24x96xf16>
  %r = linalg.generic
      {indexing_maps = [#ids, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<24xi32>) outs(%empty : tensor<24x96xf16>) {
  ^bb0(%id: i32, %o: f16):
    %row = arith.index_cast %id : i32 to index
    %column = linalg.index 1 : index
    %value = tensor.extract %table[%row, %column] : tensor<3x96xf16>
    linalg.yield %value : f16
  } -> tensor<24x96xf16>
  return %r : tensor<24x96xf16>
}
