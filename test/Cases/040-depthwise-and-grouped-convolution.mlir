// RUN: roofline-opt --analyze %s | FileCheck %s

// A depthwise output sees its own channel only, a grouped one its own group:
// the iteration space says so, and nothing is divided by the groups again.

// 2 * 8*10*6 outputs * 3*3 taps = 8640 flops (a dense convolution: 51840).
// Reads (10*12*6 + 3*3*6)*4 = 2880 + 216, writes 8*10*6*4 = 1920.
// CHECK-LABEL: @depthwise
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc
// CHECK-SAME: flops = 8640 : i64
// CHECK-SAME: hbm_bytes_read = 3096 : i64
// CHECK-SAME: hbm_bytes_written = 1920 : i64
// CHECK-SAME: regime = "memory-bound"
func.func @depthwise(%x: tensor<1x10x12x6xf32>, %w: tensor<3x3x6xf32>)
    -> tensor<1x8x10x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x8x10x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x8x10x6xf32>)
      -> tensor<1x8x10x6xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x10x12x6xf32>, tensor<3x3x6xf32>)
      outs(%init : tensor<1x8x10x6xf32>) -> tensor<1x8x10x6xf32>
  return %r : tensor<1x8x10x6xf32>
}

// 3 groups of 2 channels in and 5 out:
// 2 * 3*5*7*7 outputs * 2*3*3 taps = 26460 flops.
// Reads x 3*2*9*9*4 = 1944, w 3*5*2*3*3*4 = 1080 and the old output
// 3*5*7*7*4 = 2940; writes that.
// CHECK-LABEL: @grouped
// CHECK: linalg.conv_2d_ngchw_gfchw
// CHECK-SAME: flops = 26460 : i64
// CHECK-SAME: hbm_bytes_read = 5964 : i64
// CHECK-SAME: hbm_bytes_written = 2940 : i64
func.func @grouped(%x: tensor<1x3x2x9x9xf32>, %w: tensor<3x5x2x3x3xf32>,
                   %acc: tensor<1x3x5x7x7xf32>) -> tensor<1x3x5x7x7xf32> {
  %r = linalg.conv_2d_ngchw_gfchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x3x2x9x9xf32>, tensor<3x5x2x3x3xf32>)
      outs(%acc : tensor<1x3x5x7x7xf32>) -> tensor<1x3x5x7x7xf32>
  return %r : tensor<1x3x5x7x7xf32>
}
