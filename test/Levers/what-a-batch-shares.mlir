// RUN: roofline-opt --analyze --target=h100-sxm --fusion=none \
// RUN:   --what-if='batch*4' --report=json:- %s -o /dev/null | FileCheck %s
// CHECK: "what": "batch*4",
// CHECK: "kernels": [

// The scale of a norm, 1024 * 4 = 4096 bytes, is one for all elements; x and the
// result, 8192 bytes, are theirs: 12288, then 4096 + 4 * 8192 = 36864.
// CHECK: "id": 0,
// CHECK-NEXT: "hbm_bytes_before": 12288,
// CHECK-NEXT: "hbm_bytes_after": 36864,
#full = affine_map<(b, d) -> (b, d)>
#scale = affine_map<(b, d) -> (d)>
func.func @scale(%x: tensor<1x1024xf32>, %s: tensor<1024xf32>,
                 %e: tensor<1x1024xf32>) -> tensor<1x1024xf32> {
  %y = linalg.generic {indexing_maps = [#full, #scale, #full],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<1x1024xf32>, tensor<1024xf32>)
      outs(%e : tensor<1x1024xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<1x1024xf32>
  return %y : tensor<1x1024xf32>
}

// A kernel that is a loop runs four times: 256 loads and stores of 4 bytes,
// 2048, then 8192.
// CHECK: "id": 1,
// CHECK-NEXT: "hbm_bytes_before": 2048,
// CHECK-NEXT: "hbm_bytes_after": 8192,
// CHECK: "no_gain": "no gain: bound by hbm"
func.func @loop(%x: memref<256xf32>, %y: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %a = affine.load %x[%i] : memref<256xf32>
    %b = math.exp %a : f32
    affine.store %b, %y[%i] : memref<256xf32>
  }
  return
}

// What makes a weight does not depend on the batch, and is not in the list. The
// product reads 8192 bytes of it once and x and y of 128 each four times:
// 8448, then 8192 + 4 * 256 = 9216.
// CHECK: "id": 3,
// CHECK-NEXT: "hbm_bytes_before": 8448,
// CHECK-NEXT: "hbm_bytes_after": 9216,
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
