// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Only one arm of a branch runs. Branches are not modelled: the scf.if is
// listed, and its arms are not added up.

// CHECK: scf.if
// CHECK-NOT: roofline.cost
// CHECK: roofline.unmodelled = "branches are not modelled yet"

// The boundary: two operands and a result of 12*12*4 = 576 bytes.
// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,
// REPORT: "op": "scf.if",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 1728,
// REPORT: "complete": false
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
