// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Only one arm of a branch runs: the one that takes more time counts, and both
// are shown.

// 2*12^3 = 3456 flops and 3*12*12*4 bytes in against 144 flops and 2*12*12*4 in.
// CHECK: linalg.matmul
// CHECK-SAME: branch = true
// CHECK-SAME: flops = 3456 : i64
// CHECK-NOT: taken = false
// CHECK: linalg.sub
// CHECK-SAME: branch = true
// CHECK-SAME: flops = 144 : i64
// CHECK-SAME: taken = false

// REPORT: "op": "linalg.matmul",
// REPORT: "branch": true,
// REPORT-NEXT: "arm": "then at 008-arms-are-not-summed.mlir:[[#@LINE+11]]:8",
// REPORT-NEXT: "taken": true,
// REPORT: "op": "linalg.sub",
// REPORT: "branch": true,
// REPORT-NEXT: "arm": "else at 008-arms-are-not-summed.mlir:[[#@LINE+7]]:8",
// REPORT-NEXT: "taken": false,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 3456,
// REPORT: "complete": true
func.func @either(%which: i1, %a: tensor<12x12xf32>, %b: tensor<12x12xf32>)
    -> tensor<12x12xf32> {
  %r = scf.if %which -> (tensor<12x12xf32>) {
    %product = linalg.matmul ins(%a, %a : tensor<12x12xf32>, tensor<12x12xf32>)
        outs(%b : tensor<12x12xf32>) -> tensor<12x12xf32>
    scf.yield %product : tensor<12x12xf32>
  } else {
    %empty = tensor.empty() : tensor<12x12xf32>
    %difference = linalg.sub ins(%a, %b : tensor<12x12xf32>, tensor<12x12xf32>)
        outs(%empty : tensor<12x12xf32>) -> tensor<12x12xf32>
    scf.yield %difference : tensor<12x12xf32>
  }
  return %r : tensor<12x12xf32>
}
