// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=192x160x128 --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=BEST
// RUN: roofline-opt --analyze --target=h100-sxm --what-if=tile=best --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=UNTILED

// Imposed tiles of 128 x 128 wait for L2: 17314086912 bytes. The best that a
// search finds, 192 x 160, read A 52 times and B 43 times and write C, 96 *
// 134217728 = 12884901888 bytes (test/Tiling/advice.mlir): 1.34375 times less.
// CHECK: "lever": "tile=best",
// CHECK-NEXT: "speedup": 1.3437{{[0-9]+}},
// CHECK-NEXT: "why": "in tiles of 192x160x128, then bound by l2"
// CHECK: "totals": {
// CHECK: "levers": [
// CHECK: "lever": "tile=best",
// CHECK-NEXT: "speedup": 1.3437{{[0-9]+}},

// Better ones than the best there are not.
// BEST: "bound_by": "l2"
// BEST-NOT: "tile=best"

// Where none are imposed the verdict knows of none.
// UNTILED: total {{.*}} no gain: bound by tensor.bf16, since nothing changes
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
