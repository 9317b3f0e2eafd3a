// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Figures that TVM, PyTorch and Tenstorrent assert for attention: the two
// products, without halving for a mask that is computed anyway.

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#bt = affine_map<(b, m, n, k) -> (b, n, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>

// N65, TVM: Q K^T of 12 heads, 128x128 scores of 64.
// 2*12*128*128*64 = 25165824.
// CHECK-LABEL: @tvm_scores
// CHECK: flops = 25165824 : i64
func.func @tvm_scores(%q: tensor<12x128x64xf32>, %k: tensor<12x128x64xf32>)
    -> tensor<12x128x128xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<12x128x128xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<12x128x128xf32>)
      -> tensor<12x128x128xf32>
  %s = linalg.contract indexing_maps = [#a, #bt, #c]
      ins(%q, %k : tensor<12x128x64xf32>, tensor<12x128x64xf32>)
      outs(%init : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
  return %s : tensor<12x128x128xf32>
}

// N70, PyTorch: 4 batches of 8 heads, 128 queries and keys of 64. Two products
// of 2*32*128*128*64 = 67108864: 134217728.
// CHECK-LABEL: @torch_sdpa
// CHECK-COUNT-2: flops = 67108864 : i64
// REPORT: "name": "torch_sdpa",
// REPORT: "flops": 134217728,
func.func @torch_sdpa(%q: tensor<32x128x64xf16>, %k: tensor<32x128x64xf16>,
                      %v: tensor<32x128x64xf16>) -> tensor<32x128x64xf16> {
  %init_s_value = arith.constant 0.0 : f16
  %init_s_empty = tensor.empty() : tensor<32x128x128xf16>
  %init_s = linalg.fill ins(%init_s_value : f16)
      outs(%init_s_empty : tensor<32x128x128xf16>) -> tensor<32x128x128xf16>
  %s = linalg.contract indexing_maps = [#a, #bt, #c]
      ins(%q, %k : tensor<32x128x64xf16>, tensor<32x128x64xf16>)
      outs(%init_s : tensor<32x128x128xf16>) -> tensor<32x128x128xf16>
  %init_o_value = arith.constant 0.0 : f16
  %init_o_empty = tensor.empty() : tensor<32x128x64xf16>
  %init_o = linalg.fill ins(%init_o_value : f16)
      outs(%init_o_empty : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %o = linalg.batch_matmul
      ins(%s, %v : tensor<32x128x128xf16>, tensor<32x128x64xf16>)
      outs(%init_o : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  return %o : tensor<32x128x64xf16>
}

// N70: With 256 keys twice that: 268435456.
// CHECK-LABEL: @torch_sdpa_256_keys
// CHECK-COUNT-2: flops = 134217728 : i64
// REPORT: "name": "torch_sdpa_256_keys",
// REPORT: "flops": 268435456,
func.func @torch_sdpa_256_keys(
    %q: tensor<32x128x64xf16>, %k: tensor<32x256x64xf16>,
    %v: tensor<32x256x64xf16>) -> tensor<32x128x64xf16> {
  %init_s_value = arith.constant 0.0 : f16
  %init_s_empty = tensor.empty() : tensor<32x128x256xf16>
  %init_s = linalg.fill ins(%init_s_value : f16)
      outs(%init_s_empty : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %s = linalg.contract indexing_maps = [#a, #bt, #c]
      ins(%q, %k : tensor<32x128x64xf16>, tensor<32x256x64xf16>)
      outs(%init_s : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %init_o_value = arith.constant 0.0 : f16
  %init_o_empty = tensor.empty() : tensor<32x128x64xf16>
  %init_o = linalg.fill ins(%init_o_value : f16)
      outs(%init_o_empty : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %o = linalg.batch_matmul
      ins(%s, %v : tensor<32x128x256xf16>, tensor<32x256x64xf16>)
      outs(%init_o : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  return %o : tensor<32x128x64xf16>
}

// N77, Tenstorrent: 8 heads, 512 queries and keys of 128. Two products of
// 2*8*512*512*128 = 536870912: 1073741824.
// CHECK-LABEL: @tt_sdpa
// CHECK-COUNT-2: flops = 536870912 : i64
// REPORT: "name": "tt_sdpa",
// REPORT: "flops": 1073741824,
func.func @tt_sdpa(%q: tensor<8x512x128xbf16>, %k: tensor<8x512x128xbf16>,
                   %v: tensor<8x512x128xbf16>) -> tensor<8x512x128xbf16> {
  %init_s_value = arith.constant 0.0 : bf16
  %init_s_empty = tensor.empty() : tensor<8x512x512xbf16>
  %init_s = linalg.fill ins(%init_s_value : bf16)
      outs(%init_s_empty : tensor<8x512x512xbf16>) -> tensor<8x512x512xbf16>
  %s = linalg.contract indexing_maps = [#a, #bt, #c]
      ins(%q, %k : tensor<8x512x128xbf16>, tensor<8x512x128xbf16>)
      outs(%init_s : tensor<8x512x512xbf16>) -> tensor<8x512x512xbf16>
  %init_o_value = arith.constant 0.0 : bf16
  %init_o_empty = tensor.empty() : tensor<8x512x128xbf16>
  %init_o = linalg.fill ins(%init_o_value : bf16)
      outs(%init_o_empty : tensor<8x512x128xbf16>) -> tensor<8x512x128xbf16>
  %o = linalg.contract indexing_maps = [#a, #b, #c]
      ins(%s, %v : tensor<8x512x512xbf16>, tensor<8x512x128xbf16>)
      outs(%init_o : tensor<8x512x128xbf16>) -> tensor<8x512x128xbf16>
  return %o : tensor<8x512x128xbf16>
}

// N66, TVM: softmax of 256x256. Maximum, subtraction, exponential, sum and
// quotient are 5 flops per element, 327680, one of them transcendental, 65536
// (TVM: 262144, with the exponential at 0).
// CHECK-LABEL: @tvm_softmax
// CHECK: linalg.softmax
// CHECK-SAME: flops = 327680 : i64, hbm_bytes_read = 262144 : i64, hbm_bytes_written = 262144 : i64
// CHECK-SAME: transcendentals = 65536 : i64
func.func @tvm_softmax(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %empty = tensor.empty() : tensor<256x256xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<256x256xf32>)
      outs(%empty : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %r : tensor<256x256xf32>
}
