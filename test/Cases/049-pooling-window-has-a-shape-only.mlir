// RUN: roofline-opt --analyze %s | FileCheck %s

// The window of a pooling op gives its extents; its elements are never read,
// not even where it is a real argument.

// 3*4*5 outputs * 3*2 = 360 maxima; reads 3*12*10*4 = 1440, writes 60*4 = 240.
// CHECK: linalg.pooling_nchw_max
// CHECK-SAME: flops = 360 : i64
// CHECK-SAME: hbm_bytes_read = 1440 : i64
// CHECK-SAME: hbm_bytes_written = 240 : i64
func.func @max_pool(%x: tensor<1x3x12x10xf32>, %window: tensor<3x2xf32>)
    -> tensor<1x3x4x5xf32> {
  %lowest = arith.constant 0xFF800000 : f32
  %empty = tensor.empty() : tensor<1x3x4x5xf32>
  %init = linalg.fill ins(%lowest : f32) outs(%empty : tensor<1x3x4x5xf32>)
      -> tensor<1x3x4x5xf32>
  %r = linalg.pooling_nchw_max
      {dilations = dense<1> : tensor<2xi64>,
       strides = dense<[3, 2]> : tensor<2xi64>}
      ins(%x, %window : tensor<1x3x12x10xf32>, tensor<3x2xf32>)
      outs(%init : tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
  return %r : tensor<1x3x4x5xf32>
}
