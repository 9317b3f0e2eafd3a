// RUN: roofline-opt --analyze --target=h100-sxm --what-if=weights=f8E4M3FN \
// RUN:   --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// x and y take 8192 * 2 = 16384 bytes each. The weights take 8192 * 8192 * 2 =
// 134217728, and half of that, 67108864, in eight bits:
// 134217728 + 2 * 16384 = 134250496, 67108864 + 2 * 16384 = 67141632, and
// 134250496 / 67141632 = 1.99951.

// CHECK-LABEL: "what_if": [
// CHECK: "what": "weights=f8E4M3FN",
// CHECK: "total": {
// CHECK-NEXT: "hbm_bytes_before": 134250496,
// CHECK-NEXT: "hbm_bytes_after": 67141632,
// CHECK: "speedup": 1.9995{{[0-9]+}},
// CHECK: "kernels": [
// CHECK: "id": 0,
// CHECK-NEXT: "hbm_bytes_before": 134250496,
// CHECK-NEXT: "hbm_bytes_after": 67141632,
// CHECK: "bound_by_after": "hbm",
// CHECK-NEXT: "no_gain": null

// TEXT: what if
// TEXT-SAME: weights=f8E4M3FN
// TEXT: matmul
// TEXT-SAME: 134 MB -> 67.1 MB
// TEXT-SAME: 2.00x, then bound by hbm
func.func @decode(%x: tensor<1x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<1x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<1x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<1x8192xbf16>)
      -> tensor<1x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<1x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<1x8192xbf16>) -> tensor<1x8192xbf16>
  return %y : tensor<1x8192xbf16>
}
