// RUN: roofline-opt --analyze --strict --target=h100 %s | FileCheck %s

// Two bounds that share a loop, over 60^3 = 216,000 turns: where i + j < 60 and
// j + k < 60 there are 60 - j values each of i and of k, the sum of m^2 for m =
// 1 to 60, 60 * 61 * 121 / 6 = 73,810 additions.
// CHECK: flops = 73810 : i64
func.func @two(%x: memref<60x60xf32>, %y: memref<60x60xf32>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      affine.for %k = 0 to 60 {
        affine.if affine_set<(i, j, k) : (59 - i - j >= 0, 59 - j - k >= 0)>(%i, %j, %k) {
          %0 = affine.load %x[%i, %j] : memref<60x60xf32>
          %1 = affine.load %y[%j, %k] : memref<60x60xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %x[%i, %j] : memref<60x60xf32>
        }
      }
    }
  }
  return
}
