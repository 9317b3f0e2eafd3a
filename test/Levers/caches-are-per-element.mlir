// RUN: roofline-opt --analyze --target=h100-sxm --what-if=cache=f8E4M3FN \
// RUN:   --what-if='batch*4' --what-if=weights=f8E4M3FN --report=json:- %s \
// RUN:   -o /dev/null | FileCheck %s

// Scores of one query with 4096 keys of 128 in 8 heads: the keys that are there,
// with one inserted, are a cache of 8 * 4096 * 128 * 2 = 8388608 bytes, q has
// 8 * 128 * 2 = 2048 and the scores 8 * 4096 * 4 = 131072 in f32, 8521728 in
// all. In eight bits the keys are 4194304, in all 4327424. The insertion reads
// and writes one key for each head, of 2048 bytes together in bf16 and 1024 in
// eight bits: as an argument it is of the cache already.
// Together 8521728 + 4096 = 8525824, then 4327424 + 2048 = 4329472.
// CHECK: "what": "cache=f8E4M3FN",
// CHECK: "total": {
// CHECK-NEXT: "hbm_bytes_before": 8525824,
// CHECK-NEXT: "hbm_bytes_after": 4329472,

// Each element of a batch has its own: all is four times as much, and nothing
// is gained.
// CHECK: "what": "batch*4",
// CHECK: "total": {
// CHECK-NEXT: "hbm_bytes_before": 8525824,
// CHECK-NEXT: "hbm_bytes_after": 34103296,
// CHECK: "speedup": 1,
// CHECK: "no_gain": "no gain: bound by hbm"

// A cache is no weight.
// CHECK: "what": "weights=f8E4M3FN",
// CHECK: "total": {
// CHECK-NEXT: "hbm_bytes_before": 8525824,
// CHECK-NEXT: "hbm_bytes_after": 8525824,
// CHECK: "kernels": []
func.func @scores(%q: tensor<8x1x128xbf16>, %cache: tensor<8x128x4096xbf16>,
                  %key: tensor<8x128x1xbf16>) -> tensor<8x1x4096xf32> {
  %zero = arith.constant 0.0 : f32
  %keys = tensor.insert_slice %key into %cache[0, 0, 4095] [8, 128, 1] [1, 1, 1]
      : tensor<8x128x1xbf16> into tensor<8x128x4096xbf16>
  %empty = tensor.empty() : tensor<8x1x4096xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x1x4096xf32>)
      -> tensor<8x1x4096xf32>
  %s = linalg.batch_matmul
      ins(%q, %keys : tensor<8x1x128xbf16>, tensor<8x128x4096xbf16>)
      outs(%init : tensor<8x1x4096xf32>) -> tensor<8x1x4096xf32>
  return %s : tensor<8x1x4096xf32>
}
