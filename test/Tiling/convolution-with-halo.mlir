// RUN: roofline-opt --analyze --tiling=64x32x64 --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.json

// 56 x 56 pixels of 64 filters over 3 x 3 windows of 128 channels, in tiles of 64
// pixels and 32 filters. Of the boxes of 64 pixels 8 x 8 reads the least, 10 x 10
// pixels of the input.
// Input: 7*7 tiles * 10*10*128*2 bytes = 1254400, for each of the 2 halves of
// the filters: 2508800. Weights: 9*128*64*2 = 147456 for each of 49 tiles:
// 7225344. Output: 56*56*64*2 = 401408. Together 10135552.
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-SAME: l2_bytes = 10135552 : i64
// A step of the sum has 64 channels: 10*10*64 of the input and, of one of the
// nine places in the window, 64*32 weights; two of them of 2 bytes: 33792.
// RECORD:      "loops": [
// RECORD-NEXT:   1,
// RECORD-NEXT:   8,
// RECORD-NEXT:   8,
// RECORD-NEXT:   32,
// RECORD-NEXT:   1,
// RECORD-NEXT:   1,
// RECORD-NEXT:   64
// RECORD:      "smem_bytes_per_block": 33792,
// RECORD:      "blocks": 98,
func.func @convolution(%x: tensor<1x58x58x128xbf16>, %w: tensor<3x3x128x64xbf16>)
    -> tensor<1x56x56x64xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<1x56x56x64xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<1x56x56x64xbf16>)
      -> tensor<1x56x56x64xbf16>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<1x58x58x128xbf16>, tensor<3x3x128x64xbf16>)
      outs(%init : tensor<1x56x56x64xbf16>) -> tensor<1x56x56x64xbf16>
  return %y : tensor<1x56x56x64xbf16>
}
