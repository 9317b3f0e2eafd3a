// RUN: roofline-opt --analyze --target=h100-sxm --what-if=weights=f8E4M3FN \
// RUN:   --what-if=operands=f8E4M3FN --report=json:%t.json \
// RUN:   --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=LEVERS --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// 8192^3 in bf16 is bound by the tensor unit: 1.0995e12 / 989.4e12 = 1.11 ms
// against 402653184 / 3.35e12 = 0.12 ms. Fewer bytes of weights change nothing;
// both operands in eight bits run at 1978.9 TFLOP/s, 2.0001 times as fast.

// LEVERS: "kernels": [
// LEVERS-NOT: "lever": "weights
// LEVERS: "lever": "operands=f8E4M3FN",
// LEVERS-NEXT: "speedup": 2.0001{{[0-9]+}},
// LEVERS-NEXT: "why": "403 MB -> 268 MB, then bound by tensor.f8"
// LEVERS-NOT: "lever": "weights
// LEVERS: "what_if"

// CHECK: "what": "weights=f8E4M3FN",
// CHECK: "total": {
// CHECK-NEXT: "hbm_bytes_before": 402653184,
// CHECK-NEXT: "hbm_bytes_after": 335544320,
// CHECK: "speedup": 1,
// CHECK: "no_gain": "no gain: bound by tensor.bf16"
// CHECK: "what": "operands=f8E4M3FN",
// CHECK: "speedup": 2.0001{{[0-9]+}},
// CHECK: "bound_by_after": "tensor.f8",

// TEXT: weights=f8E4M3FN
// TEXT-NEXT: total
// TEXT-SAME: no gain: bound by tensor.bf16
func.func @gemm(%a: tensor<8192x8192xbf16>, %b: tensor<8192x8192xbf16>)
    -> tensor<8192x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8192x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %c = linalg.matmul
      ins(%a, %b : tensor<8192x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  return %c : tensor<8192x8192xbf16>
}
