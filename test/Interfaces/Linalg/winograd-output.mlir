// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// The output transform A' * y * A runs two products per tile, A' being
// m x (m + r - 1), and adds the result to the old output.

// F(4,3): 4x6 by 6x6, then 4x6 by 6x4: 144 + 96 = 240 multiply-adds for
// 2*3*2*5 = 60 tiles, and one more to scale and add each of 2*8*12*5 = 960
// outputs: 2 * (14400 + 960). Reads 36*60*4 = 8640 and the old output, 3840.
// CHECK-LABEL: func.func @f43(
// CHECK: linalg.winograd_output_transform
// CHECK-SAME: domain = array<i64: 6, 6, 2, 3, 2, 5>, flops = 30720 : i64
// CHECK-SAME: hbm_bytes_read = 12480 : i64, hbm_bytes_written = 3840 : i64
func.func @f43(%y: tensor<6x6x2x3x2x5xf32>, %out: tensor<2x8x12x5xf32>)
    -> tensor<2x8x12x5xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3)
           ins(%y : tensor<6x6x2x3x2x5xf32>) outs(%out : tensor<2x8x12x5xf32>)
           -> tensor<2x8x12x5xf32>
  return %r : tensor<2x8x12x5xf32>
}

// F(2,3) needs no scaling: 2x4 by 4x4, then 2x4 by 4x2: 32 + 16 = 48 for 60
// tiles. Zeros to add to are neither written nor read: 16*60*2; writes
// 2*4*6*5*2.
// CHECK-LABEL: func.func @f23_on_zeros(
// CHECK: linalg.fill ins(
// CHECK: linalg.winograd_output_transform
// CHECK-SAME: flops = 5760 : i64
// CHECK-SAME: hbm_bytes_read = 1920 : i64, hbm_bytes_written = 480 : i64
func.func @f23_on_zeros(%y: tensor<4x4x2x3x2x5xf16>) -> tensor<2x4x6x5xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<2x4x6x5xf16>
  %out = linalg.fill ins(%zero : f16) outs(%empty : tensor<2x4x6x5xf16>)
             -> tensor<2x4x6x5xf16>
  %r = linalg.winograd_output_transform fmr(F_2_3)
           ins(%y : tensor<4x4x2x3x2x5xf16>) outs(%out : tensor<2x4x6x5xf16>)
           -> tensor<2x4x6x5xf16>
  return %r : tensor<2x4x6x5xf16>
}

// One dimension: 1x6 by 6x4, 24 multiply-adds for 3*2*5 tiles, and 120 outputs
// to scale: 2 * (720 + 120).
// CHECK-LABEL: func.func @row(
// CHECK: linalg.winograd_output_transform
// CHECK-SAME: flops = 1680 : i64
func.func @row(%y: tensor<1x6x1x3x2x5xf32>, %out: tensor<2x1x12x5xf32>)
    -> tensor<2x1x12x5xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3)
           ins(%y : tensor<1x6x1x3x2x5xf32>) outs(%out : tensor<2x1x12x5xf32>)
           -> tensor<2x1x12x5xf32>
  return %r : tensor<2x1x12x5xf32>
}
