// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Elementwise ops into a reduction, which keeps its init.

// 512 elements: exp, product and sum, 1536 flops; x and y are read, 4096 bytes,
// and 16 sums are written, 64.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 1536,
// CHECK-NEXT: "transcendentals": 512,
// CHECK:      "read": 4096,
// CHECK-NEXT: "written": 64,
// CHECK-NOT:  "op":
// CHECK:      "functions":

func.func @weighted_sum(%x: tensor<16x32xf32>, %y: tensor<16x32xf32>)
    -> tensor<16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %ev = tensor.empty() : tensor<16xf32>
  %init = linalg.fill {test.group = 0} ins(%zero : f32)
      outs(%ev : tensor<16xf32>) -> tensor<16xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %1 = linalg.mul {test.group = 0}
      ins(%0, %y : tensor<16x32xf32>, tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = linalg.reduce { arith.addf } ins(%1 : tensor<16x32xf32>)
      outs(%init : tensor<16xf32>) dimensions = [1] {test.group = 0}
  return %2 : tensor<16xf32>
}
