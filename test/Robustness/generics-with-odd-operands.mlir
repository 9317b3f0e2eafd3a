// RUN: roofline-opt --analyze %s | FileCheck %s

#id1 = affine_map<(i) -> (i)>

// No inputs: nothing is computed or read, 8*4 bytes are written.
// CHECK-LABEL: @no_inputs
// CHECK: linalg.generic
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
func.func @no_inputs(%k: f32) -> tensor<8xf32> {
  %empty = tensor.empty() : tensor<8xf32>
  %r = linalg.generic
      {indexing_maps = [#id1], iterator_types = ["parallel"]}
      outs(%empty : tensor<8xf32>) {
  ^bb0(%o: f32):
    linalg.yield %k : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// Three results of three shapes and two kinds of work: a product and a sum of
// floats are 2*32 = 64 flops (the conversion none), a sum of integers 32 iops;
// reads 128, writes 128 + 8*4 + 4*4.
// CHECK-LABEL: @three_results
// CHECK: linalg.generic
// CHECK: flops = 64 : i64, hbm_bytes_read = 128 : i64, hbm_bytes_written = 176 : i64
// CHECK-SAME: iops = 32 : i64
func.func @three_results(%x: tensor<8x4xf32>)
    -> (tensor<8x4xf32>, tensor<8xf32>, tensor<4xi32>) {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i32
  %squares = tensor.empty() : tensor<8x4xf32>
  %empty_rows = tensor.empty() : tensor<8xf32>
  %rows = linalg.fill ins(%zero : f32) outs(%empty_rows : tensor<8xf32>)
      -> tensor<8xf32>
  %empty_columns = tensor.empty() : tensor<4xi32>
  %columns = linalg.fill ins(%none : i32) outs(%empty_columns : tensor<4xi32>)
      -> tensor<4xi32>
  %r:3 = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                        affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                        affine_map<(i, j) -> (j)>],
       iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<8x4xf32>)
      outs(%squares, %rows, %columns
          : tensor<8x4xf32>, tensor<8xf32>, tensor<4xi32>) {
  ^bb0(%a: f32, %square: f32, %row: f32, %column: i32):
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %row, %p : f32
    %int = arith.fptosi %a : f32 to i32
    %t = arith.addi %column, %int : i32
    linalg.yield %p, %s, %t : f32, f32, i32
  } -> (tensor<8x4xf32>, tensor<8xf32>, tensor<4xi32>)
  return %r#0, %r#1, %r#2 : tensor<8x4xf32>, tensor<8xf32>, tensor<4xi32>
}

// All operands are one memref: read once, written once.
// CHECK-LABEL: @all_the_same
// CHECK: linalg.add
// CHECK-SAME: flops = 8 : i64, hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
func.func @all_the_same(%x: memref<8xf32>) {
  linalg.add ins(%x, %x : memref<8xf32>, memref<8xf32>)
             outs(%x : memref<8xf32>)
  return
}

// A payload that loads the same captured element at every point: 4 bytes more.
// CHECK-LABEL: @captures
// CHECK: linalg.generic
// CHECK: flops = 8 : i64, hbm_bytes_read = 36 : i64, hbm_bytes_written = 32 : i64
func.func @captures(%x: tensor<8xf32>, %table: tensor<4xf32>, %i: index)
    -> tensor<8xf32> {
  %empty = tensor.empty() : tensor<8xf32>
  %r = linalg.generic
      {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%empty : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %value = tensor.extract %table[%i] : tensor<4xf32>
    %s = arith.addf %a, %value : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
