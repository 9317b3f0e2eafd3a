// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// 49 pixels of 28 x 28 are 7 x 7, which leaves nothing over: 16 tiles of each of
// 8 channels. A tile of windows of 3 x 3 reads 9 x 9 pixels.
// Input: 16 * 8 * 81 * 4 = 41472 bytes; weights: 16 * 8 * 9 * 4 = 4608; what the
// output starts from: 28 * 28 * 8 * 4 = 25088, and as much is written.
// CHECK: "l2": {
// CHECK-NEXT: "read": 71168,
// CHECK-NEXT: "written": 25088,
// CHECK: "loops": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 7,
// CHECK-NEXT: 7,
// CHECK-NEXT: 1,
// CHECK-NEXT: 3,
// CHECK-NEXT: 3
func.func @depthwise(%x: tensor<1x30x30x8xf32>, %w: tensor<3x3x8xf32>, %init: tensor<1x28x28x8xf32>)
    -> tensor<1x28x28x8xf32> {
  %y = linalg.depthwise_conv_2d_nhwc_hwc {roofline.tile_sizes = array<i64: 49, 1, 9>}
      ins(%x, %w : tensor<1x30x30x8xf32>, tensor<3x3x8xf32>)
      outs(%init : tensor<1x28x28x8xf32>) -> tensor<1x28x28x8xf32>
  return %y : tensor<1x28x28x8xf32>
}
