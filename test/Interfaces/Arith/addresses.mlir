// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Integer arithmetic that only says where to load is no work; the same
// arithmetic is one iop where its result is stored.

// CHECK-LABEL: func.func @address(
func.func @address(%table: tensor<100xf32>, %ids: tensor<10xi32>,
                   %e: tensor<10xf32>) {
  // Reads 10 ids and 10 elements of the table: 40 + 40.
  // CHECK: linalg.generic
  // CHECK-SAME: domain = array<i64: 10>, hbm_bytes_read = 80 : i64, hbm_bytes_written = 40 : i64, intensity = 0.000000e+00 : f64, regime
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%ids : tensor<10xi32>) outs(%e : tensor<10xf32>) {
  ^bb0(%id: i32, %o: f32):
    %c3 = arith.constant 3 : i32
    %0 = arith.addi %id, %c3 : i32
    %1 = arith.index_cast %0 : i32 to index
    %2 = tensor.extract %table[%1] : tensor<100xf32>
    linalg.yield %2 : f32
  } -> tensor<10xf32>
  return
}

// CHECK-LABEL: func.func @data(
func.func @data(%ids: tensor<10xi32>, %e: tensor<10xi32>) {
  // CHECK: linalg.generic
  // CHECK-SAME: iops = 10 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%ids : tensor<10xi32>) outs(%e : tensor<10xi32>) {
  ^bb0(%id: i32, %o: i32):
    %c3 = arith.constant 3 : i32
    %0 = arith.addi %id, %c3 : i32
    linalg.yield %0 : i32
  } -> tensor<10xi32>
  return
}

// CHECK-LABEL: func.func @data_as_index(
func.func @data_as_index(%ids: tensor<10xi64>, %e: tensor<10xindex>,
                         %f: tensor<10xi64>) {
  // An index that is stored is data, and so is what it was made from: one
  // multiply at each of 10 points.
  // CHECK: linalg.generic
  // CHECK-SAME: iops = 10 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%ids : tensor<10xi64>) outs(%e : tensor<10xindex>) {
  ^bb0(%id: i64, %o: index):
    %0 = arith.muli %id, %id : i64
    %1 = arith.index_cast %0 : i64 to index
    linalg.yield %1 : index
  } -> tensor<10xindex>
  // CHECK: linalg.generic
  // CHECK-SAME: iops = 10 : i64
  %s = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%ids : tensor<10xi64>) outs(%f : tensor<10xi64>) {
  ^bb0(%id: i64, %o: i64):
    %0 = arith.muli %id, %id : i64
    %1 = arith.index_cast %0 : i64 to index
    %2 = arith.index_cast %1 : index to i64
    linalg.yield %2 : i64
  } -> tensor<10xi64>
  return
}
