// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Float additions, multiplications, minima, maxima and comparisons are one flop
// per element.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>, %b: tensor<6xf32>) {
  // 6 flops; reads 2*6*4 = 48, writes 6*4 = 24.
  // CHECK: arith.addf
  // CHECK-SAME: domain = array<i64: 6>, flops = 6 : i64, hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64
  %0 = arith.addf %a, %b : tensor<6xf32>
  // CHECK: arith.subf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  %1 = arith.subf %a, %b : tensor<6xf32>
  // CHECK: arith.mulf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  %2 = arith.mulf %a, %b : tensor<6xf32>
  // CHECK: arith.maximumf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  %3 = arith.maximumf %a, %b : tensor<6xf32>
  // CHECK: arith.minimumf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  %4 = arith.minimumf %a, %b : tensor<6xf32>
  // CHECK: arith.maxnumf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  %5 = arith.maxnumf %a, %b : tensor<6xf32>
  // CHECK: arith.minnumf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  %6 = arith.minnumf %a, %b : tensor<6xf32>
  // The i1 result takes a byte each.
  // CHECK: arith.cmpf {{.*}} flops = 6 : i64, hbm_bytes_read = 48 : i64, hbm_bytes_written = 6 : i64
  %7 = arith.cmpf ogt, %a, %b : tensor<6xf32>
  return
}

// Every lane counts, and registers are no memory.
// CHECK-LABEL: func.func @vectors(
func.func @vectors(%a: vector<2x4xf32>, %b: vector<2x4xf32>) {
  // CHECK: arith.addf
  // CHECK-SAME: bound_by = "vector.f32", domain = array<i64: 8>, flops = 8 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "compute-bound"
  %0 = arith.addf %a, %b : vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @payload(
func.func @payload(%x: tensor<5x3xf32>, %e: tensor<5x3xf32>) {
  // Eight ops at 15 points: 120 flops.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 120 : i64, hbm_bytes_read = 60 : i64, hbm_bytes_written = 60 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<5x3xf32>) outs(%e : tensor<5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %a : f32
    %1 = arith.subf %0, %a : f32
    %2 = arith.mulf %1, %1 : f32
    %3 = arith.maximumf %2, %a : f32
    %4 = arith.minimumf %3, %a : f32
    %5 = arith.maxnumf %4, %a : f32
    %6 = arith.minnumf %5, %a : f32
    %7 = arith.cmpf ogt, %6, %a : f32
    %8 = arith.select %7, %6, %a : f32
    linalg.yield %8 : f32
  } -> tensor<5x3xf32>
  return
}
