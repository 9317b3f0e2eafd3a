// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Rounding and questions about the kind of a number are one flop, no
// transcendental.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>) {
  // CHECK: math.roundeven {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 1.250000e-01 : f64, regime
  %0 = math.roundeven %a : tensor<6xf32>
  // CHECK: math.floor {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 1.250000e-01 : f64, regime
  %1 = math.floor %a : tensor<6xf32>
  // CHECK: math.ceil {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 1.250000e-01 : f64, regime
  %2 = math.ceil %a : tensor<6xf32>
  // CHECK: math.round {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 1.250000e-01 : f64, regime
  %3 = math.round %a : tensor<6xf32>
  // CHECK: math.trunc {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 1.250000e-01 : f64, regime
  %4 = math.trunc %a : tensor<6xf32>
  // The i1 results take a byte each.
  // CHECK: math.isnan {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 6 : i64, intensity = 2.000000e-01 : f64, regime
  %5 = math.isnan %a : tensor<6xf32>
  // CHECK: math.isinf {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 6 : i64, intensity = 2.000000e-01 : f64, regime
  %6 = math.isinf %a : tensor<6xf32>
  // CHECK: math.isfinite {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 6 : i64, intensity = 2.000000e-01 : f64, regime
  %7 = math.isfinite %a : tensor<6xf32>
  // CHECK: math.isnormal {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 6 : i64, intensity = 2.000000e-01 : f64, regime
  %8 = math.isnormal %a : tensor<6xf32>
  return
}
