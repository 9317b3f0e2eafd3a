// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// 27 outputs of stride 2 with a window of 3 touch 2 * 26 + 2 + 1 = 55 of 56
// positions: 55 * 55 * 64 = 193600 elements of two bytes. The window has
// 3 * 3 * 64 * 128 = 73728. 27 * 27 * 128 = 93312 sums of 576 products each:
// 2 * 53747712 flops.

// CHECK:      loops: d0 = 1, d1 = 27, d2 = 27, d3 = 128, d4 = 3, d5 = 3, d6 = 64; together 53747712 points
// CHECK:      2 x 53747712 = 107495424 on tensor.f16 [contraction]
// CHECK:      read [d0, 2*d1 + d4, 2*d2 + d5, d6]: 1 x 55 x 55 x 64 = 193600 elements x 2 B = 387200 B [footprint]
// CHECK:      read [d4, d5, d6, d3]: 3 x 3 x 64 x 128 = 73728 elements x 2 B = 147456 B [footprint]
// CHECK:      initial value [d0, d1, d2, d3]: 1 x 27 x 27 x 128 = 93312 elements x 4 B = 373248 B [footprint]
// CHECK:      read 387200 + 147456 + 373248 = 907904 B
// CHECK-NEXT: written 373248 B
func.func @conv(%x: tensor<1x56x56x64xf16>, %w: tensor<3x3x64x128xf16>, %old: tensor<1x27x27x128xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>}
         ins(%x, %w : tensor<1x56x56x64xf16>, tensor<3x3x64x128xf16>)
         outs(%old : tensor<1x27x27x128xf32>) -> tensor<1x27x27x128xf32>
  return
}
