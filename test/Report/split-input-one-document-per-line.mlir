// RUN: roofline-opt --analyze --split-input-file --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: wc -l < %t.json | FileCheck %s --check-prefix=LINES

// LINES: 3

// CHECK: "function":"first"
// CHECK-SAME: "complete":true
// CHECK-NEXT: "function":"second"
// CHECK-SAME: "complete":true
// CHECK-NEXT: "kernels":[]
// CHECK-SAME: "complete":true
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.mulf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

module {}
