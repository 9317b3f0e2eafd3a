// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// How often a while loop runs depends on data. It is listed, not counted once.

// CHECK: scf.while
// CHECK-NOT: roofline.cost
// CHECK: roofline.unmodelled = "loops are not modelled yet"

// REPORT: "name": "until_limit"
// REPORT: "flops": 0,
// The boundary: v in and out, 2 * 40*8 = 640 bytes.
// REPORT: "op": "scf.while",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 640,
// REPORT: "complete": false
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
