// RUN: roofline-opt --analyze %s | FileCheck %s

// One element is one element, in whatever rank.

// 1 flop, reads 2*4, writes 4.
// CHECK-LABEL: @rank_0
// CHECK: linalg.add
// CHECK-SAME: domain = array<i64>
// CHECK-SAME: flops = 1 : i64, hbm_bytes_read = 8 : i64, hbm_bytes_written = 4 : i64
func.func @rank_0(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %empty = tensor.empty() : tensor<f32>
  %r = linalg.add ins(%x, %y : tensor<f32>, tensor<f32>)
                  outs(%empty : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// 2 flops, reads 3*4, writes 4.
// CHECK-LABEL: @matmul_of_1
// CHECK: linalg.matmul
// CHECK-SAME: flops = 2 : i64, hbm_bytes_read = 12 : i64, hbm_bytes_written = 4 : i64
func.func @matmul_of_1(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>,
                       %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<1x1xf32>, tensor<1x1xf32>)
                     outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// CHECK-LABEL: @elementwise_rank_0
// CHECK: arith.mulf
// CHECK-SAME: flops = 1 : i64, hbm_bytes_read = 4 : i64, hbm_bytes_written = 4 : i64
func.func @elementwise_rank_0(%x: tensor<f32>) -> tensor<f32> {
  %r = arith.mulf %x, %x : tensor<f32>
  return %r : tensor<f32>
}
