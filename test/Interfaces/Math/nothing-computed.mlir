// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Absolute values and signs compute nothing.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>, %b: tensor<6xf32>) {
  // CHECK: math.absf {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0.000000e+00 : f64, regime
  %0 = math.absf %a : tensor<6xf32>
  // CHECK: math.copysign {{.*}} domain = array<i64: 6>, hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, intensity = 0.000000e+00 : f64, regime
  %1 = math.copysign %a, %b : tensor<6xf32>
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NOT: roofline.cost
// CHECK: return
func.func @vectors(%a: vector<8xf32>) {
  %0 = math.absf %a : vector<8xf32>
  %1 = math.copysign %0, %a : vector<8xf32>
  return
}
