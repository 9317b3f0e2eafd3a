// RUN: roofline-opt --analyze --sweep=S=2:5 --report=csv:- -o /dev/null %s | FileCheck %s
// RUN: not roofline-opt --analyze --sweep=S=2:100000:99998 --report=csv:- -o /dev/null %s 2>&1 | FileCheck --check-prefix=LARGE %s

// A sum over loops without a formula is one of numbers at each value of the
// sweep. Turn i of S runs min(i + 1, 3) kernels: 1 + 2 = 3 of them for S = 2,
// then 6, 9 and 12.
// CHECK: 2,total,,3,
// CHECK: 3,total,,6,
// CHECK: 4,total,,9,
// CHECK: 5,total,,12,
// LARGE: error: --sweep: at S = 100000 a sum over loops has no closed form, and too many turns to add up one by one; sweep smaller values
func.func @window(%x: tensor<16xf32>, %n: index {roofline.dims = ["S"]}) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(i) -> (0, i - 2)>(%i)
                 to affine_map<(i) -> (i + 1)>(%i) {
      %e = math.exp %x : tensor<16xf32>
    }
  }
  return
}
