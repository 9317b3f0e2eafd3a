// RUN: roofline-opt --analyze --fusion=none --what-if=weights=f8E4M3FN \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s
// CHECK: "what": "weights=f8E4M3FN",
// CHECK: "kernels": [

// A matrix that a vector is multiplied by: 64 * 128 * 2 = 16384 bytes, half of
// that in eight bits. The vector has 256, the result 128.
// 16384 + 384 = 16768, 8192 + 384 = 8576.
// CHECK: "id": 0,
// CHECK-NEXT: "hbm_bytes_before": 16768,
// CHECK-NEXT: "hbm_bytes_after": 8576,
func.func @matvec(%w: tensor<64x128xbf16>, %x: tensor<128xbf16>,
                  %e: tensor<64xbf16>) -> tensor<64xbf16> {
  %zero = arith.constant 0.0 : bf16
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<64xbf16>)
      -> tensor<64xbf16>
  %y = linalg.matvec ins(%w, %x : tensor<64x128xbf16>, tensor<128xbf16>)
      outs(%i : tensor<64xbf16>) -> tensor<64xbf16>
  return %y : tensor<64xbf16>
}

// A filter, also by channel, is no cache: 3 * 3 * 32 * 2 = 576 bytes become 288.
// The image has 18 * 18 * 32 * 2 = 20736, the result 16 * 16 * 32 * 2 = 16384.
// 37696, then 37408.
// CHECK: "id": 1,
// CHECK-NEXT: "hbm_bytes_before": 37696,
// CHECK-NEXT: "hbm_bytes_after": 37408,
func.func @depthwise(%x: tensor<1x18x18x32xbf16>, %w: tensor<3x3x32xbf16>,
                     %e: tensor<1x16x16x32xbf16>) -> tensor<1x16x16x32xbf16> {
  %zero = arith.constant 0.0 : bf16
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<1x16x16x32xbf16>)
      -> tensor<1x16x16x32xbf16>
  %y = linalg.depthwise_conv_2d_nhwc_hwc
      ins(%x, %w : tensor<1x18x18x32xbf16>, tensor<3x3x32xbf16>)
      outs(%i : tensor<1x16x16x32xbf16>) -> tensor<1x16x16x32xbf16>
  return %y : tensor<1x16x16x32xbf16>
}

// What is made of a weight by a transpose is one too, and the transpose has less
// to move: 64 * 64 * 2 = 8192 bytes in and out, 16384, then 8192. The product has
// 8192 of it, and x and y of 128 * 2 each: 8448, then 4352.
// CHECK: "id": 2,
// CHECK-NEXT: "hbm_bytes_before": 16384,
// CHECK-NEXT: "hbm_bytes_after": 8192,
// CHECK: "id": 3,
// CHECK-NEXT: "hbm_bytes_before": 8448,
// CHECK-NEXT: "hbm_bytes_after": 4352,
func.func @transposed(%x: tensor<1x64xbf16>, %w: tensor<64x64xbf16>,
                      %t: tensor<64x64xbf16>, %e: tensor<1x64xbf16>)
    -> tensor<1x64xbf16> {
  %zero = arith.constant 0.0 : bf16
  %wt = linalg.transpose ins(%w : tensor<64x64xbf16>)
      outs(%t : tensor<64x64xbf16>) permutation = [1, 0]
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<1x64xbf16>)
      -> tensor<1x64xbf16>
  %y = linalg.matmul ins(%x, %wt : tensor<1x64xbf16>, tensor<64x64xbf16>)
      outs(%i : tensor<1x64xbf16>) -> tensor<1x64xbf16>
  return %y : tensor<1x64xbf16>
}

// Neither operand is the weight of the other where both are one value, nor what
// the program computes. (Nothing more is changed.)
// CHECK-NOT: "id":
// CHECK: "instances":
func.func @computed(%a: tensor<64x64xbf16>, %e: tensor<64x64xbf16>)
    -> (tensor<64x64xbf16>, tensor<64x64xbf16>) {
  %zero = arith.constant 0.0 : bf16
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<64x64xbf16>)
      -> tensor<64x64xbf16>
  %y = linalg.matmul ins(%a, %a : tensor<64x64xbf16>, tensor<64x64xbf16>)
      outs(%i : tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %z = math.exp %y : tensor<64x64xbf16>
  %u = linalg.matmul ins(%y, %z : tensor<64x64xbf16>, tensor<64x64xbf16>)
      outs(%i : tensor<64x64xbf16>) -> tensor<64x64xbf16>
  return %y, %u : tensor<64x64xbf16>, tensor<64x64xbf16>
}
