// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --report=text:- -o /dev/null %s | FileCheck --check-prefix=TEXT %s

// A callee is analysed once, and counts with the sizes that each call gives it.

// CHECK-LABEL: @layer
// CHECK: arith.addf
// CHECK-SAME: flops = "layer.arg0_d0"
func.func private @layer(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}

// 100 and 30 elements, the latter in 4 turns: 100 + 4*30 = 220 flops.
// REPORT: "name": "layer",
// REPORT-NEXT: "calls": 5,
// REPORT: "name": "main",
// REPORT: "flops": 220,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 220,
// TEXT-DAG: addf {{.*}}100
// TEXT-DAG: addf {{ *}}x4 {{.*}}120
func.func @main(%a: tensor<100xf32>, %b: tensor<30xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %any_a = tensor.cast %a : tensor<100xf32> to tensor<?xf32>
  %any_b = tensor.cast %b : tensor<30xf32> to tensor<?xf32>
  %0 = call @layer(%any_a) : (tensor<?xf32>) -> tensor<?xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %1 = func.call @layer(%any_b) : (tensor<?xf32>) -> tensor<?xf32>
  }
  return
}
