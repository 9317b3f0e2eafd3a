// RUN: roofline-opt --analyze --target=h100-sxm --what-if='batch*2' \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s

// Weights of 134217728 bytes are read once for both elements, x and y twice:
// 134217728 + 2 * 32768 = 134283264 bytes. Per element that is
// 2 * 134250496 / 134283264 = 1.99951 times as fast.

// CHECK-LABEL: "what_if": [
// CHECK: "batch": 2,
// CHECK-NEXT: "not_reached": 0,
// CHECK-NEXT: "total": {
// CHECK-NEXT: "hbm_bytes_before": 134250496,
// CHECK-NEXT: "hbm_bytes_after": 134283264,
// CHECK: "speedup": 1.9995{{[0-9]+}},
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
