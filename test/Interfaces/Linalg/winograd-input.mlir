// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// The input transform B' * d * B runs two products of (m + r - 1)-square
// matrices for every tile, which overlap by r - 1.

// F(4,3): 2 * 6*6*6 = 432 multiply-adds for 2*3*2*5 = 60 tiles. Two tiles span
// 4 + 6 = 10 rows, three 2*4 + 6 = 14 columns: all of 2*10*14*5*4 is read, once.
// Writes 36*60*4.
// CHECK-LABEL: func.func @f43(
// CHECK: linalg.winograd_input_transform
// CHECK-SAME: domain = array<i64: 6, 6, 2, 3, 2, 5>, flops = 51840 : i64
// CHECK-SAME: hbm_bytes_read = 5600 : i64, hbm_bytes_written = 8640 : i64
func.func @f43(%d: tensor<2x10x14x5xf32>, %out: tensor<6x6x2x3x2x5xf32>)
    -> tensor<6x6x2x3x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_4_3)
           ins(%d : tensor<2x10x14x5xf32>) outs(%out : tensor<6x6x2x3x2x5xf32>)
           -> tensor<6x6x2x3x2x5xf32>
  return %r : tensor<6x6x2x3x2x5xf32>
}

// The eleventh row is in no tile.
// CHECK-LABEL: func.func @leftover_row(
// CHECK: linalg.winograd_input_transform
// CHECK-SAME: flops = 51840 : i64, hbm_bytes_read = 5600 : i64
func.func @leftover_row(%d: tensor<2x11x14x5xf32>,
                        %out: tensor<6x6x2x3x2x5xf32>)
    -> tensor<6x6x2x3x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_4_3)
           ins(%d : tensor<2x11x14x5xf32>) outs(%out : tensor<6x6x2x3x2x5xf32>)
           -> tensor<6x6x2x3x2x5xf32>
  return %r : tensor<6x6x2x3x2x5xf32>
}

// One dimension: 1x6 by 6x6, 36 multiply-adds for 3*2*5 tiles. Reads 2*14*5*4,
// writes 6*30*4.
// CHECK-LABEL: func.func @row(
// CHECK: linalg.winograd_input_transform
// CHECK-SAME: flops = 2160 : i64, hbm_bytes_read = 560 : i64, hbm_bytes_written = 720 : i64
func.func @row(%d: tensor<2x1x14x5xf32>, %out: tensor<1x6x1x3x2x5xf32>)
    -> tensor<1x6x1x3x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_4_3)
           ins(%d : tensor<2x1x14x5xf32>) outs(%out : tensor<1x6x1x3x2x5xf32>)
           -> tensor<1x6x1x3x2x5xf32>
  return %r : tensor<1x6x1x3x2x5xf32>
}
