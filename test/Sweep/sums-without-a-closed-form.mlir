// RUN: roofline-opt --analyze --sweep=S=4:7 --report=csv:- -o /dev/null %s | FileCheck %s
// RUN: not roofline-opt --analyze --sweep=S=2:100000:99998 --report=csv:- -o /dev/null %s 2>&1 | FileCheck --check-prefix=LARGE %s

// A sum over loops without a formula is a number at each value of the sweep.
// Turn i of S runs floor(i*i/7) kernels: 0, 0, 0, 1, 2, 3, 5 of them in the
// first turns, so that S = 4, 5, 6 and 7 run 1, 3, 6 and 11.
// CHECK: 4,total,,1,
// CHECK: 5,total,,3,
// CHECK: 6,total,,6,
// CHECK: 7,total,,11,
// LARGE: error: --sweep: at S = 100000 a sum over loops has no closed form, and too many turns to add up one by one; sweep smaller values
func.func @squares(%x: tensor<16xf32>, %n: index {roofline.dims = ["S"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %square = arith.muli %i, %i : index
    %turns = arith.divui %square, %c7 : index
    scf.for %j = %c0 to %turns step %c1 {
      %e = math.exp %x : tensor<16xf32>
    }
  }
  return
}
