// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --dims=s0=7 %s | FileCheck --check-prefix=BOUND %s

// How often a while loop runs depends on data: a symbol with a place, which can
// be bound like any other; not one trip.

// A trip adds 40 times and moves 40*8 = 320 bytes in and as many out.
// CHECK: linalg.add
// CHECK-SAME: executions = "s0"
// CHECK-SAME: flops = "40*s0"
// CHECK-SAME: hbm_bytes_read = "320*s0"
// CHECK-SAME: hbm_bytes_written = "320*s0"
// CHECK-SAME: regime = "memory-bound"

// REPORT: "symbols": [
// REPORT: "name": "s0",
// REPORT-NEXT: "what": "the trips of a loop, which depend on data"
// Fused, the first vector comes in and the last goes out, 40*8 = 320 bytes each,
// if there is a trip.
// REPORT: "floor": {
// REPORT: "hbm_bytes_read": "320*min(s0, 1)",
// REPORT-NEXT: "hbm_bytes_written": "320*min(s0, 1)"
// REPORT: "complete": true

// 7 * 40 = 280, 7 * 320 = 2240.
// BOUND: linalg.add
// BOUND-SAME: executions = 7 : i64
// BOUND-SAME: flops = 280 : i64
// BOUND-SAME: hbm_bytes_read = 2240 : i64
func.func @until_limit(%v: tensor<40xf64>, %first: f64) -> tensor<40xf64> {
  %limit = arith.constant 1.0e+6 : f64
  %r:2 = scf.while (%x = %v, %n = %first)
      : (tensor<40xf64>, f64) -> (tensor<40xf64>, f64) {
    %go = arith.cmpf olt, %n, %limit : f64
    scf.condition(%go) %x, %n : tensor<40xf64>, f64
  } do {
  ^bb0(%x: tensor<40xf64>, %n: f64):
    %empty = tensor.empty() : tensor<40xf64>
    %twice = linalg.add ins(%x, %x : tensor<40xf64>, tensor<40xf64>)
        outs(%empty : tensor<40xf64>) -> tensor<40xf64>
    %more = arith.addf %n, %n : f64
    scf.yield %twice, %more : tensor<40xf64>, f64
  }
  return %r#0 : tensor<40xf64>
}
