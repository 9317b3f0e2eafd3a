// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A quotient or remainder is one flop and no transcendental, and keeps the
// special unit busy besides.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>, %b: tensor<6xf32>) {
  // CHECK: arith.divf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  // CHECK-NOT: transcendentals
  %0 = arith.divf %a, %b : tensor<6xf32>
  // CHECK: arith.remf {{.*}} flops = 6 : i64, hbm_bytes_read = 48
  // CHECK-NOT: transcendentals
  %1 = arith.remf %a, %b : tensor<6xf32>
  return
}

// CHECK-LABEL: func.func @vectors(
func.func @vectors(%a: vector<8xf32>, %b: vector<8xf32>, %x: vector<8xf64>,
                   %y: vector<8xf64>) {
  // The special unit is the slower one: 8 at 3.865e12/s take longer than 8
  // slots of 33.45e12.
  // CHECK: arith.divf {{.*}} bound_by = "special", domain = array<i64: 8>, flops = 8 : i64
  %0 = arith.divf %a, %b : vector<8xf32>
  // The special unit does not divide f64.
  // CHECK: arith.divf {{.*}} bound_by = "vector.f64", domain = array<i64: 8>, flops = 8 : i64
  %1 = arith.divf %x, %y : vector<8xf64>
  return
}

// CHECK-LABEL: func.func @payload(
func.func @payload(%x: tensor<10xf32>, %e: tensor<10xf32>) {
  // Two flops at ten points.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 20 : i64
  // CHECK-NOT: transcendentals
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xf32>) outs(%e : tensor<10xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.divf %a, %a : f32
    %1 = arith.remf %0, %a : f32
    linalg.yield %1 : f32
  } -> tensor<10xf32>
  return
}
