// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A loop that never turns makes nothing, and poison is no data: no kernel and no
// byte, in the floor either.

// CHECK: "kernels": [],
// CHECK: "floor": {
// CHECK: "read": 0,
// CHECK-NEXT: "written": 0
func.func @f(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c1 to %c0 step %c1 iter_args(%h = %x) -> tensor<8xf32> {
    scf.yield %h : tensor<8xf32>
  }
  %p = ub.poison : tensor<4xf32>
  return %r, %p : tensor<8xf32>, tensor<4xf32>
}
