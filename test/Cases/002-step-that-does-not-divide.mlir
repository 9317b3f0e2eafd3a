// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A loop of ceil(7/3) = 3 trips, and one that runs backwards and so not at all.
// Trip counts are not modelled: both are listed, neither gives a count, least
// of all a negative one.

// CHECK: "name": "uneven"
// CHECK: "flops": 0,
// CHECK: "name": "never"
// CHECK: "flops": 0,
// CHECK: "op": "scf.for",
// CHECK-NEXT: "count": 2,
// CHECK-NEXT: "boundary_bytes": 0,
// CHECK: "complete": false
func.func @uneven(%a: f64) -> f64 {
  %from = arith.constant 0 : index
  %to = arith.constant 7 : index
  %step = arith.constant 3 : index
  %r = scf.for %i = %from to %to step %step iter_args(%s = %a) -> (f64) {
    %next = arith.mulf %s, %a : f64
    scf.yield %next : f64
  }
  return %r : f64
}

func.func @never(%a: f64) -> f64 {
  %from = arith.constant 12 : index
  %to = arith.constant -3 : index
  %step = arith.constant 1 : index
  %r = scf.for %i = %from to %to step %step iter_args(%s = %a) -> (f64) {
    %next = arith.mulf %s, %a : f64
    scf.yield %next : f64
  }
  return %r : f64
}
