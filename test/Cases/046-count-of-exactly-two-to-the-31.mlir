// RUN: roofline-opt --analyze %s | FileCheck %s

// 2^31 is the first count that 32 signed bits cannot hold.

// 2 * 512*1024*8 outputs * 4*2*32 taps = 2 * 2^22 * 2^8 = 2147483648 flops.
// Reads 515*1025*32*4 = 67568000 and 4*2*32*8*4 = 8192; writes
// 512*1024*8*4 = 16777216.
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-SAME: flops = 2147483648 : i64
// CHECK-SAME: hbm_bytes_read = 67576192 : i64
// CHECK-SAME: hbm_bytes_written = 16777216 : i64
func.func @two_to_31(%x: tensor<1x515x1025x32xf32>, %w: tensor<4x2x32x8xf32>)
    -> tensor<1x512x1024x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x512x1024x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x512x1024x8xf32>)
      -> tensor<1x512x1024x8xf32>
  %r = linalg.conv_2d_nhwc_hwcf
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x515x1025x32xf32>, tensor<4x2x32x8xf32>)
      outs(%init : tensor<1x512x1024x8xf32>) -> tensor<1x512x1024x8xf32>
  return %r : tensor<1x512x1024x8xf32>
}
