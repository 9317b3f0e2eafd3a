// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A tensor made of scalars is written: 3*4.

// CHECK: tensor.from_elements
// CHECK-SAME: domain = array<i64: 3>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 12 : i64
func.func @from_elements(%a: f32, %b: f32) -> tensor<3xf32> {
  %r = tensor.from_elements %a, %b, %a : tensor<3xf32>
  return %r : tensor<3xf32>
}
