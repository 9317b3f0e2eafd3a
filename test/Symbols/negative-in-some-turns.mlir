// RUN: not roofline-opt --analyze --dims=K=7 %s 2>&1 | FileCheck %s
// RUN: not roofline-opt --analyze --dims=K=1..7 %s 2>&1 | FileCheck --check-prefix=RANGE %s
// RUN: roofline-opt --analyze --dims=K=6 %s | FileCheck --check-prefix=RIGHT %s

// 5 - i elements in turn i: -1 in the last of 7, though 5 + 4 + 3 + 2 + 1 + 0 - 1
// is 14. Of 6 turns, 15 in all.
// CHECK: negative-in-some-turns.mlir:[[#@LINE+13]]:10: error: 'math.sin' op has a size below zero, -1, in some turn of the loops around
// RANGE: error: 'math.sin' op has a size below zero, -K + 6 = -1, for K=7; narrow the ranges given by --dims
// RIGHT: math.sin
// RIGHT-SAME: flops = 15 : i64
func.func @f(%k: index {roofline.dims = ["K"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %k step %c1 {
    %l = arith.subi %c5, %i : index
    %t = tensor.empty(%l) : tensor<?xf32>

    // It is a host loop: every turn is a kernel.
    %e = math.sin %t : tensor<?xf32>
  }
  return
}
