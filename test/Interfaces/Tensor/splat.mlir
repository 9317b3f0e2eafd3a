// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A splat is a fill: it writes its result, but not where that only seeds a
// reduction.

// CHECK-LABEL: func.func @written(
// CHECK: tensor.splat
// CHECK-SAME: domain = array<i64: 4, 8>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 128 : i64
func.func @written(%v: f32) -> tensor<4x8xf32> {
  %r = tensor.splat %v : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// The matmul does not read it either: (4*2 + 2*8)*4.
// CHECK-LABEL: func.func @seed(
// CHECK: tensor.splat %{{[^ ]*}} : tensor<4x8xf32>
// CHECK: linalg.matmul
// CHECK-SAME: hbm_bytes_read = 96 : i64
func.func @seed(%v: f32, %a: tensor<4x2xf32>, %b: tensor<2x8xf32>)
    -> tensor<4x8xf32> {
  %s = tensor.splat %v : tensor<4x8xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x8xf32>)
                     outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
