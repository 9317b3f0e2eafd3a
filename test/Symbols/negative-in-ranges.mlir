// RUN: not roofline-opt --analyze --dims=N=1..20,M=1..5 %s 2>&1 | FileCheck %s
// RUN: not roofline-opt --analyze --dims=N=1..20,M=25 %s 2>&1 | FileCheck --check-prefix=ALL %s
// RUN: roofline-opt --analyze --dims=N=5..20,M=1..5 --report=text:- -o /dev/null %s | FileCheck --check-prefix=RIGHT %s

// A size that is negative somewhere in the ranges is as wrong as with one value.

// 1 - 5 and 1 - 25; 5 - 5 = 0 to 20 - 1 = 19 are right.
// CHECK: negative-in-ranges.mlir:[[#@LINE+8]]:8: error: 'math.exp' op has a size below zero, -M + N = -4, for M=5 N=1; narrow the ranges given by --dims
// ALL: error: 'math.exp' op has a size below zero, N - 25 = -24, for N=1; narrow the ranges given by --dims
// RIGHT: 0 FLOP to 19 FLOP
func.func @f(%n: index {roofline.dims = ["N"]},
             %m: index {roofline.dims = ["M"]}) {
  %d = arith.subi %n, %m : index
  %t = tensor.empty(%d) : tensor<?xf32>

  %e = math.exp %t : tensor<?xf32>
  return
}
