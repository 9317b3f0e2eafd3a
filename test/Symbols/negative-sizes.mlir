// RUN: roofline-opt --analyze %s | FileCheck %s
// RUN: not roofline-opt --analyze --dims=N=1,M=5 %s 2>&1 | FileCheck --check-prefix=ERROR %s

// A difference of sizes is a size where it is not negative. Bound to numbers
// that make it so, it is a mistake, not a negative count.

// CHECK: domain = ["-M + N"]
// ERROR: negative-sizes.mlir:[[#@LINE+8]]:8: error: 'math.exp' op has a size or count below zero, -4
func.func @f(%a: tensor<?xf32> {roofline.dims = ["N"]},
             %b: tensor<?xf32> {roofline.dims = ["M"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %m = tensor.dim %b, %c0 : tensor<?xf32>
  %d = arith.subi %n, %m : index
  %e = tensor.empty(%d) : tensor<?xf32>
  %r = math.exp %e : tensor<?xf32>
  return %r : tensor<?xf32>
}
