// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// 2048 tokens through 8192x8192 bf16 weights: 2048*134217728 = 274877906944
// flops over 134217728 + 2 * 2048*8192*2 = 201326592 bytes: 1365.33, at the
// roof.
// CHECK: "flops": 274877906944,
// CHECK: "compulsory": 201326592,
// CHECK: "intensity": 1365.3333333333333,
// CHECK: "bound_by": "tensor.bf16",
// CHECK-NEXT: "regime": "compute-bound",
// CHECK: "attainable_flops_per_s": 989400000000000,
// CHECK-NEXT: "percent_of_peak": 100,
func.func @prefill(%x: tensor<2048x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<2048x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<2048x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<2048x8192xbf16>)
      -> tensor<2048x8192xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<2048x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<2048x8192xbf16>) -> tensor<2048x8192xbf16>
  return %y : tensor<2048x8192xbf16>
}
