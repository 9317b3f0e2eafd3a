// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A value with two users that meet again, and that is returned too: it is
// computed once, and what is returned is a result of the one op.

// 512 elements: p = x*x, q = p+p, r = exp(p), s = q*r are 2048 flops, 512 of them
// transcendental. x is read, p and s are written, 2048 bytes each.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 2048,
// CHECK-NEXT: "transcendentals": 512,
// CHECK:      "read": 2048,
// CHECK-NEXT: "written": 4096,
// CHECK-NOT:  "op":
// CHECK:      "functions":

func.func @diamond(%x: tensor<16x32xf32>)
    -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %e = tensor.empty() : tensor<16x32xf32>
  %p = linalg.square {test.group = 0} ins(%x : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %q = linalg.add {test.group = 0}
      ins(%p, %p : tensor<16x32xf32>, tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %r = linalg.exp {test.group = 0} ins(%p : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %s = linalg.mul {test.group = 0}
      ins(%q, %r : tensor<16x32xf32>, tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %p, %s : tensor<16x32xf32>, tensor<16x32xf32>
}
