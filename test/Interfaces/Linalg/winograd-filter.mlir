// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// The filter transform G * g * G' runs two products per filter and channel; g is
// r x r and G is (m + r - 1) x r.

// F(4,3): 6x3 by 3x3, then 6x3 by 3x6: 54 + 108 = 162 multiply-adds for each of
// 2*5 filters. Reads 2*3*3*5*4, writes 6*6*5*2*4.
// CHECK-LABEL: func.func @f43(
// CHECK: linalg.winograd_filter_transform
// CHECK-SAME: flops = 3240 : i64, hbm_bytes_read = 360 : i64, hbm_bytes_written = 1440 : i64
func.func @f43(%g: tensor<2x3x3x5xf32>, %out: tensor<6x6x5x2xf32>)
    -> tensor<6x6x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3)
           ins(%g : tensor<2x3x3x5xf32>) outs(%out : tensor<6x6x5x2xf32>)
           -> tensor<6x6x5x2xf32>
  return %r : tensor<6x6x5x2xf32>
}

// F(2,3): 4x3 by 3x3, then 4x3 by 3x4: 36 + 48 = 84.
// CHECK-LABEL: func.func @f23(
// CHECK: linalg.winograd_filter_transform
// CHECK-SAME: flops = 1680 : i64
func.func @f23(%g: tensor<2x3x3x5xf32>, %out: tensor<4x4x5x2xf32>)
    -> tensor<4x4x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3)
           ins(%g : tensor<2x3x3x5xf32>) outs(%out : tensor<4x4x5x2xf32>)
           -> tensor<4x4x5x2xf32>
  return %r : tensor<4x4x5x2xf32>
}

// F(2,5): 6x5 by 5x5, then 6x5 by 5x6: 150 + 180 = 330.
// CHECK-LABEL: func.func @f25(
// CHECK: linalg.winograd_filter_transform
// CHECK-SAME: flops = 6600 : i64
func.func @f25(%g: tensor<2x5x5x5xf32>, %out: tensor<6x6x5x2xf32>)
    -> tensor<6x6x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_5)
           ins(%g : tensor<2x5x5x5xf32>) outs(%out : tensor<6x6x5x2xf32>)
           -> tensor<6x6x5x2xf32>
  return %r : tensor<6x6x5x2xf32>
}

// One-dimensional filters have one product: 1x3 by 3x6, or 6x3 by 3x1, 18
// multiply-adds.
// CHECK-LABEL: func.func @row(
// CHECK: linalg.winograd_filter_transform
// CHECK-SAME: flops = 360 : i64, hbm_bytes_read = 120 : i64, hbm_bytes_written = 240 : i64
func.func @row(%g: tensor<2x1x3x5xf32>, %out: tensor<1x6x5x2xf32>)
    -> tensor<1x6x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3)
           ins(%g : tensor<2x1x3x5xf32>) outs(%out : tensor<1x6x5x2xf32>)
           -> tensor<1x6x5x2xf32>
  return %r : tensor<1x6x5x2xf32>
}
// CHECK-LABEL: func.func @column(
// CHECK: linalg.winograd_filter_transform
// CHECK-SAME: flops = 360 : i64, hbm_bytes_read = 120 : i64, hbm_bytes_written = 240 : i64
func.func @column(%g: tensor<2x3x1x5xf32>, %out: tensor<6x1x5x2xf32>)
    -> tensor<6x1x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3)
           ins(%g : tensor<2x3x1x5xf32>) outs(%out : tensor<6x1x5x2xf32>)
           -> tensor<6x1x5x2xf32>
  return %r : tensor<6x1x5x2xf32>
}
