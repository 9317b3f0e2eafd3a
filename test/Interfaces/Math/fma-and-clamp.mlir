// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A fused multiply-add is two flops in one issue slot, a clamp two in two.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>, %b: tensor<6xf32>, %c: tensor<6xf32>) {
  // 2*6; reads 3*24.
  // CHECK: math.fma {{.*}} flops = 12 : i64, hbm_bytes_read = 72 : i64, hbm_bytes_written = 24
  %0 = math.fma %a, %b, %c : tensor<6xf32>
  // CHECK: math.clampf {{.*}} flops = 12 : i64, hbm_bytes_read = 72 : i64, hbm_bytes_written = 24
  %1 = math.clampf %a to [%b, %c] : tensor<6xf32>
  return
}

// CHECK-LABEL: func.func @vectors(
func.func @vectors(%a: vector<8xf32>) {
  // A slot is two flops of the 66.9 TFLOP/s: all of it for the fma, half for the
  // clamp.
  // CHECK: math.fma {{.*}}attainable_flops_per_s = 6.690000e+13 : f64, {{.*}} flops = 16 : i64
  %0 = math.fma %a, %a, %a : vector<8xf32>
  // CHECK: math.clampf {{.*}}attainable_flops_per_s = 3.345000e+13 : f64, {{.*}} flops = 16 : i64
  %1 = math.clampf %a to [%a, %a] : vector<8xf32>
  return
}
