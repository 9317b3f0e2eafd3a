// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A loop of ceil(7/3) = 3 trips with one mulf each, and one that runs backwards
// and so not at all: no trips, and least of all negative ones.

// CHECK: "op": "scf.for",
// CHECK: "function": "uneven",
// CHECK: "domain": [
// CHECK-NEXT: 3
// CHECK: "flops": 3,
// CHECK: "name": "never"
// CHECK: "flops": 0,
// CHECK: "complete": true
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
