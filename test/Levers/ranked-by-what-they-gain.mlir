// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s \
// RUN:   -o /dev/null | FileCheck %s

// What else there is to gain is ranked by it. Four-bit weights: 33554432 +
// 32768 = 33587200 bytes, 134250496 / 33587200 = 3.99707. Four times the batch:
// 134217728 + 4 * 32768 = 134348800 bytes, 4 * 134250496 / 134348800 = 3.99707,
// the same. As B rows it is compute-bound from B = 319 (test/Facts), so from 319
// times one row.

// CHECK: "levers": [
// CHECK: "lever": "weights=i4",
// CHECK-NEXT: "speedup": 3.99707{{[0-9]+}},
// CHECK-NEXT: "why": "134 MB -> 33.6 MB, then bound by hbm"
// CHECK: "lever": "batch*4",
// CHECK-NEXT: "speedup": 3.99707{{[0-9]+}},
// CHECK-NEXT: "why": "134 MB -> 33.6 MB per element, then bound by hbm; compute-bound from batch*319"
// CHECK: "lever": "weights=f8E4M3FN",
// CHECK-NEXT: "speedup": 1.9995
// Both operands in eight bits save no more than that.
// CHECK-NOT: "lever": "operands
// CHECK: "totals": {
// CHECK: "levers": [
// CHECK: "lever": "weights=i4",
// CHECK-NEXT: "speedup": 3.99707{{[0-9]+}},
// CHECK: "kernels": [
// CHECK-NEXT: 0
// CHECK-NEXT: ]
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
