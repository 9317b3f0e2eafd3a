// RUN: rm -f %t.json %t.txt %t.mlir
// RUN: not roofline-opt --analyze --strict --report=json:%t.json --report=text:%t.txt \
// RUN:   %s -o %t.mlir 2>&1 | FileCheck %s
// RUN: not ls %t.json
// RUN: not ls %t.txt
// RUN: not ls %t.mlir

// A report that stands from before stays as it was.
// RUN: echo before > %t.json
// RUN: not roofline-opt --analyze --strict --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --check-prefix=BEFORE --input-file=%t.json
// BEFORE: before
// BEFORE-NOT: schema

// One chunk that fails is enough.
// RUN: rm -f %t.json
// RUN: not roofline-opt --analyze --strict --split-input-file --report=json:%t.json %s -o /dev/null
// RUN: not ls %t.json

// CHECK: failed-analysis-writes-no-file.mlir:[[#@LINE+3]]:8: error: 'arith.addf' is not modelled: an operand without a rank
// CHECK: error: no report was written
func.func @unknown_rank(%x: tensor<*xf32>) -> tensor<*xf32> {
  %r = arith.addf %x, %x : tensor<*xf32>
  return %r : tensor<*xf32>
}

// -----

func.func @known_size(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}
