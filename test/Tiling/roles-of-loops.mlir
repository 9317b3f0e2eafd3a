// RUN: roofline-opt --analyze %s --report=json:%t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.json

// m, n and k are what loops are to the product, whatever the op is called.

// Batches are never in one tile. Of each of 4, A and B of 100*64*2 = 12800 bytes
// are read twice, C of 100*100*2 = 20000 is written: 4*(51200 + 20000).
// CHECK-LABEL: @batches
// CHECK: linalg.batch_matmul
// CHECK-SAME: l2_bytes = 284800 : i64
// RECORD: "function": "batches",
// RECORD: "loops": [
// RECORD-NEXT: 1,
// RECORD-NEXT: 64,
// RECORD-NEXT: 64,
// RECORD-NEXT: 32
// RECORD: "blocks": 16,
func.func @batches(%a: tensor<4x100x64xbf16>, %b: tensor<4x64x100xbf16>)
    -> tensor<4x100x100xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<4x100x100xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<4x100x100xbf16>)
      -> tensor<4x100x100xbf16>
  %c = linalg.batch_matmul {roofline.tile_sizes = array<i64: 64, 64, 32>}
      ins(%a, %b : tensor<4x100x64xbf16>, tensor<4x64x100xbf16>)
      outs(%init : tensor<4x100x100xbf16>) -> tensor<4x100x100xbf16>
  return %c : tensor<4x100x100xbf16>
}

// Zero points are no operands. A and B of 256*128 = 32768 bytes are read twice,
// C has 256*256*4 = 262144: 4*32768 + 262144.
// CHECK-LABEL: @quantised
// CHECK: linalg.quantized_matmul
// CHECK-SAME: l2_bytes = 393216 : i64
func.func @quantised(%a: tensor<256x128xi8>, %b: tensor<128x256xi8>,
                     %za: i32, %zb: i32) -> tensor<256x256xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<256x256xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<256x256xi32>)
      -> tensor<256x256xi32>
  %c = linalg.quantized_matmul {roofline.tile_sizes = array<i64: 128, 128, 64>}
      ins(%a, %b, %za, %zb : tensor<256x128xi8>, tensor<128x256xi8>, i32, i32)
      outs(%init : tensor<256x256xi32>) -> tensor<256x256xi32>
  return %c : tensor<256x256xi32>
}

// m is along what the first operand shares with the result: here the columns of
// the weights, 512 of them in tiles of 128 with 64 rows. The weights, 64*512*2 =
// 65536 bytes, are read by 256/64 rows of tiles, x of 256*64*2 = 32768 by 512/128
// columns; the result has 256*512*2 = 262144: 4*65536 + 4*32768 + 262144.
// CHECK-LABEL: @weights_first
// CHECK: linalg.generic
// CHECK-SAME: l2_bytes = 655360 : i64
// RECORD: "function": "weights_first",
// RECORD: "loops": [
// RECORD-NEXT: 64,
// RECORD-NEXT: 128,
// RECORD-NEXT: 64
func.func @weights_first(%w: tensor<64x512xbf16>, %x: tensor<256x64xbf16>)
    -> tensor<256x512xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<256x512xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<256x512xbf16>)
      -> tensor<256x512xbf16>
  %y = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      roofline.tile_sizes = array<i64: 128, 64, 64>}
      ins(%w, %x : tensor<64x512xbf16>, tensor<256x64xbf16>)
      outs(%init : tensor<256x512xbf16>) {
  ^bb0(%u: bf16, %v: bf16, %sum: bf16):
    %p = arith.mulf %v, %u : bf16
    %s = arith.addf %sum, %p : bf16
    linalg.yield %s : bf16
  } -> tensor<256x512xbf16>
  return %y : tensor<256x512xbf16>
}

// A channel with a filter of its own is a batch, and there are no columns. 8 x 8
// pixels in tiles of 16: 4 x 4 reads 6 x 6, so 4*36 pixels of 32 channels of 4
// bytes, 18432; 9*32*4 = 1152 bytes of filters for each of 4 tiles, 4608; and the
// result of 8*8*32*4 = 8192.
// CHECK-LABEL: @depthwise
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc
// CHECK-SAME: l2_bytes = 31232 : i64
// RECORD: "function": "depthwise",
// RECORD: "loops": [
// RECORD-NEXT: 1,
// RECORD-NEXT: 4,
// RECORD-NEXT: 4,
// RECORD-NEXT: 1,
// RECORD-NEXT: 3,
// RECORD-NEXT: 3
// RECORD: "blocks": 128,
func.func @depthwise(%x: tensor<1x10x10x32xf32>, %w: tensor<3x3x32xf32>)
    -> tensor<1x8x8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x8x8x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x8x8x32xf32>)
      -> tensor<1x8x8x32xf32>
  %y = linalg.depthwise_conv_2d_nhwc_hwc
      {roofline.tile_sizes = array<i64: 16, 1, 16>}
      ins(%x, %w : tensor<1x10x10x32xf32>, tensor<3x3x32xf32>)
      outs(%init : tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
  return %y : tensor<1x8x8x32xf32>
}
