// RUN: roofline-opt --analyze --allow-unregistered-dialect --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %validate_report %t.json

// Ops that nobody has described are listed by name, with what crosses their
// boundary: operands, results, and what their regions use from outside. Those
// that touch no tensor or memref are host work.

// CHECK: "some.op"
// CHECK-SAME: roofline.unmodelled = "no cost model for this op"
// CHECK: "some.scalar"
// CHECK-NOT: roofline
// CHECK-SAME: -> i32
// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,

// Two ops of that name; x and the result are 16 bytes each.
// REPORT: "op": "some.op",
// REPORT-NEXT: "count": 2,
// REPORT-NEXT: "boundary_bytes": 64,
// REPORT-NEXT: "boundary_bytes_complete": true,
// REPORT: "op": "some.region",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 16,
// REPORT: "op": "some.view",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 0,
// REPORT-NEXT: "boundary_bytes_complete": false,
func.func @unknown(%x: tensor<4xf32>, %m: memref<*xf32>) -> tensor<4xf32> {
  %0 = "some.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "some.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "some.scalar"() : () -> i32
  "some.region"() ({
    %3 = arith.addf %x, %x : tensor<4xf32>
    "some.yield"() : () -> ()
  }) : () -> ()
  "some.view"(%m) : (memref<*xf32>) -> ()
  return %1 : tensor<4xf32>
}
