// RUN: roofline-opt --analyze --target=h100-sxm --sweep=N=1:3 --dims=M=9 --report=csv:- -o /dev/null %s | FileCheck %s

// How many turns satisfy 2*i + 3*j < 8 has no formula over N, but a number at
// each of its values: the sweep analyses every point alone.
//   i = 0: j < 8/3, so 3 turns; i = 1: j < 2, so 2; i = 2: j < 4/3, so 2
//   N = 1: 3; N = 2: 5; N = 3: 7
// Each is a load and a store of one element of 4 bytes and one addition: the
// elements are j = 0, 1 and 2 at every N, 24 bytes.
//   intensity 3/24 = 0.125, 5/24 = 0.2083, 7/24 = 0.2917
// CHECK: 1,total,,1,0.125,
// CHECK-NEXT: 1,affine.for,{{[^,]*}},1,0.125,
// CHECK-NEXT: 2,total,,1,0.20833
// CHECK-NEXT: 2,affine.for,{{[^,]*}},1,0.20833
// CHECK-NEXT: 3,total,,1,0.29166
// CHECK-NEXT: 3,affine.for,{{[^,]*}},1,0.29166
func.func @f(%x: memref<9xf32>, %n: index {roofline.dims = ["N"]},
             %m: index {roofline.dims = ["M"]}) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.if affine_set<(i, j) : (-2 * i - 3 * j + 7 >= 0)>(%i, %j) {
        %0 = affine.load %x[%j] : memref<9xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %x[%j] : memref<9xf32>
      }
    }
  }
  return
}
