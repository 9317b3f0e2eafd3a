// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Which blocks run, and how often, is not modelled: the function is listed, and
// neither block is counted.

// CHECK: func.func @jumps
// CHECK-SAME: roofline.unmodelled = "control flow between blocks is not modelled yet"
// CHECK-NOT: roofline.cost
// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,
// REPORT: "op": "func.func",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 0,
// REPORT-NEXT: "boundary_bytes_complete": false,
// REPORT: "complete": false
func.func @jumps(%x: tensor<4xf32>, %p: i1) -> tensor<4xf32> {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %twice = arith.addf %x, %x : tensor<4xf32>
  return %twice : tensor<4xf32>
^bb2:
  cf.br ^bb1
}
