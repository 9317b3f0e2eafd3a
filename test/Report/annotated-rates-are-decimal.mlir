// RUN: roofline-opt --analyze --target=h100-sxm %s > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: roofline-opt --analyze --target=h100-sxm %t.once 2>&1 | diff - %t.once
// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=JSON

// Large doubles without a fraction MLIR writes as bits: annotated ones keep six
// digits, which it writes in decimal. The report has all.
//   64 x 8192 by 8192 x 8192: 2^33 flops over (67108864 + 524288 + 524288) * 2 =
//   136314880 bytes: 2^33 / 136314880 * 3.35e12 = 211101538461538.46
// CHECK: attainable_flops_per_s = 2.111020e+14 : f64
// CHECK-NOT: 0x42
// JSON: "attainable_flops_per_s": 211101538461538.
!x = tensor<64x8192xbf16>
!w = tensor<8192x8192xbf16>
func.func @f(%x: !x, %w: !w) -> !x {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : !x
  %init = linalg.fill ins(%zero : bf16) outs(%empty : !x) -> !x
  %y = linalg.matmul ins(%x, %w : !x, !w) outs(%init : !x) -> !x
  return %y : !x
}
