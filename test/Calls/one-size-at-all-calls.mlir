// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Where all calls of a private function give it one size, that is its size: the
// symbols are those of the caller.

// CHECK-LABEL: @layer
// CHECK: arith.addf
// CHECK-SAME: flops = "B"
func.func private @layer(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}

// The result of a call has the size that the callee gives it.
// CHECK-LABEL: @main
// CHECK: arith.mulf
// CHECK-SAME: flops = "B"
// REPORT: "name": "main",
// REPORT: "floor": {
// REPORT: "expr": {
// REPORT-NEXT: "hbm_bytes_read": "4*B",
// REPORT-NEXT: "hbm_bytes_written": "4*B"
// REPORT: "flops": "3*B",
func.func @main(%a: tensor<?xf32> {roofline.dims = ["B"]}) -> tensor<?xf32> {
  %0 = call @layer(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = call @layer(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = arith.mulf %1, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
