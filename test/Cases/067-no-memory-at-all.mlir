// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Work without bytes: nothing is divided by zero. The intensity is left out of
// the annotation and null in the report.

// 2*32 = 64 flops at 66.9e12 flop/s.
// CHECK-LABEL: @registers_only
// CHECK: vector.fma
// CHECK-SAME: bound_by = "vector.f32"
// CHECK-SAME: flops = 64 : i64
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 0 : i64
// CHECK-NOT: intensity
// CHECK-SAME: regime = "compute-bound"
// REPORT: "op": "vector.fma"
// REPORT: "intensity": null,
// REPORT: "regime": "compute-bound",
func.func @registers_only(%a: vector<32xf32>, %b: vector<32xf32>)
    -> vector<32xf32> {
  %r = vector.fma %a, %b, %b : vector<32xf32>
  return %r : vector<32xf32>
}

// The same in a loop of scalars: 500 * 2 = 1000 flops.
// CHECK-LABEL: @scalars_in_a_loop
// CHECK: scf.for
// CHECK: bound_by = "vector.f32"
// CHECK-SAME: flops = 1000 : i64
// CHECK-SAME: hbm_bytes_read = 0 : i64
// REPORT: "op": "scf.for"
// REPORT: "intensity": null,
// REPORT: "totals": {
// REPORT: "flops": 1064,
// REPORT: "intensity": null,
// REPORT: "complete": true
func.func @scalars_in_a_loop(%a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c500 = arith.constant 500 : index
  %r = scf.for %i = %c0 to %c500 step %c1 iter_args(%s = %a) -> (f32) {
    %p = arith.mulf %s, %b : f32
    %n = arith.subf %p, %a : f32
    scf.yield %n : f32
  }
  return %r : f32
}
