// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A bound that is a sum of constants, 2 + 3 = 5 trips of one addf, and a bound
// that is the outer counter: 1 + 2 + 3 + 4 = 10, not 4*4 = 16.

// CHECK: "function": "sum_of_constants",
// CHECK: "flops": 5,
// CHECK: "function": "triangle",
// CHECK: "flops": 10,
// CHECK: "totals": {
// CHECK: "flops": 15,
// CHECK: "complete": true
func.func @sum_of_constants(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %to = arith.addi %c2, %c3 : index
  %r = scf.for %i = %c0 to %to step %c1 iter_args(%s = %a) -> (f32) {
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  return %r : f32
}

func.func @triangle(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a) -> (f32) {
    %to = arith.addi %i, %c1 : index
    %row = scf.for %j = %c0 to %to step %c1 iter_args(%t = %s) -> (f32) {
      %next = arith.addf %t, %a : f32
      scf.yield %next : f32
    }
    scf.yield %row : f32
  }
  return %r : f32
}
