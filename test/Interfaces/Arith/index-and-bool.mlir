// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Arithmetic on index and on i1 is no work. The tensors still move.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%i: tensor<6xindex>, %c: tensor<6xi1>) {
  // Reads the same 6*8 once; writes 48.
  // CHECK: arith.addi {{.*}} domain = array<i64: 6>, hbm_bytes_read = 48 : i64, hbm_bytes_written = 48 : i64, intensity = 0.000000e+00 : f64, regime
  %0 = arith.addi %i, %i : tensor<6xindex>
  // CHECK: arith.andi {{.*}} domain = array<i64: 6>, hbm_bytes_read = 6 : i64, hbm_bytes_written = 6 : i64, intensity = 0.000000e+00 : f64, regime
  %1 = arith.andi %c, %c : tensor<6xi1>
  return
}

// CHECK-LABEL: func.func @payload(
func.func @payload(%x: tensor<10xf32>, %e: tensor<10xf32>) {
  // The two comparisons of floats count, joining them does not: 20.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 20 : i64, {{.*}} intensity = 2.500000e-01 : f64, regime
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xf32>) outs(%e : tensor<10xf32>) {
  ^bb0(%a: f32, %o: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %i = linalg.index 0 : index
    %c2 = arith.constant 2 : index
    %odd = arith.remui %i, %c2 : index
    %c0 = arith.constant 0 : index
    %isEven = arith.cmpi eq, %odd, %c0 : index
    %0 = arith.cmpf ogt, %a, %zero : f32
    %1 = arith.cmpf olt, %a, %one : f32
    %2 = arith.andi %0, %1 : i1
    %3 = arith.andi %2, %isEven : i1
    %4 = arith.select %3, %a, %zero : f32
    linalg.yield %4 : f32
  } -> tensor<10xf32>
  return
}
