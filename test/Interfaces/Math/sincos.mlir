// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A sine and a cosine: two flops and two transcendentals.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>) {
  // 2*6; reads 24, writes 2*24.
  // CHECK: math.sincos {{.*}} flops = 12 : i64, hbm_bytes_read = 24 : i64, hbm_bytes_written = 48 : i64, {{.*}} transcendentals = 12 : i64
  %s, %c = math.sincos %a : tensor<6xf32>
  return
}
