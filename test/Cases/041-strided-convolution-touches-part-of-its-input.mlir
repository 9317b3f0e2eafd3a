// RUN: roofline-opt --analyze %s | FileCheck %s

// The shape of the result already has the stride in it. What the windows skip
// is not read.

// Strides 2 and 3: 2 * 10*4*16 outputs * 8 = 10240 flops.
// Rows 0, 2, ..., 18 and columns 0, 3, 6, 9: 10*4*8*4 = 1280 of 7680 bytes, and
// 8*16*4 = 512 of weights; writes 10*4*16*4 = 2560.
// CHECK-LABEL: @pointwise
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-SAME: flops = 10240 : i64
// CHECK-SAME: hbm_bytes_read = 1792 : i64
// CHECK-SAME: hbm_bytes_written = 2560 : i64
func.func @pointwise(%x: tensor<1x20x12x8xf32>, %w: tensor<1x1x8x16xf32>)
    -> tensor<1x10x4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x10x4x16xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x10x4x16xf32>)
      -> tensor<1x10x4x16xf32>
  %r = linalg.conv_2d_nhwc_hwcf
      {dilations = dense<1> : tensor<2xi64>,
       strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%x, %w : tensor<1x20x12x8xf32>, tensor<1x1x8x16xf32>)
      outs(%init : tensor<1x10x4x16xf32>) -> tensor<1x10x4x16xf32>
  return %r : tensor<1x10x4x16xf32>
}

// A 3x3 window with stride 4 skips every fourth row and column:
// 2 * 4*4*5 * 3*3*2 = 2880 flops; reads 12*12*2*4 = 1152 of 1800 and
// 3*3*2*5*4 = 360; writes 4*4*5*4 = 320.
// CHECK-LABEL: @gaps
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-SAME: flops = 2880 : i64
// CHECK-SAME: hbm_bytes_read = 1512 : i64
// CHECK-SAME: hbm_bytes_written = 320 : i64
func.func @gaps(%x: tensor<1x15x15x2xf32>, %w: tensor<3x3x2x5xf32>)
    -> tensor<1x4x4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x4x4x5xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4x4x5xf32>)
      -> tensor<1x4x4x5xf32>
  %r = linalg.conv_2d_nhwc_hwcf
      {dilations = dense<1> : tensor<2xi64>, strides = dense<4> : tensor<2xi64>}
      ins(%x, %w : tensor<1x15x15x2xf32>, tensor<3x3x2x5xf32>)
      outs(%init : tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32>
  return %r : tensor<1x4x4x5xf32>
}

// Stride 4 and dilation 2: outputs 0 and 1 touch {0, 2, 4} and {4, 6, 8}, five
// of eleven elements. 2 * 2*4 * 3*3 = 144 flops; reads 5*3*4 + 3*3*4*4 = 204;
// writes 2*4*4 = 32.
// CHECK-LABEL: @strided_and_dilated
// CHECK: linalg.conv_1d_nwc_wcf
// CHECK-SAME: flops = 144 : i64
// CHECK-SAME: hbm_bytes_read = 204 : i64
// CHECK-SAME: hbm_bytes_written = 32 : i64
func.func @strided_and_dilated(%x: tensor<1x11x3xf32>, %w: tensor<3x3x4xf32>)
    -> tensor<1x2x4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x2x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x2x4xf32>)
      -> tensor<1x2x4xf32>
  %r = linalg.conv_1d_nwc_wcf
      {dilations = dense<2> : tensor<1xi64>, strides = dense<4> : tensor<1xi64>}
      ins(%x, %w : tensor<1x11x3xf32>, tensor<3x3x4xf32>)
      outs(%init : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
  return %r : tensor<1x2x4xf32>
}
