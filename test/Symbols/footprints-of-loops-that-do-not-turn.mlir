// RUN: roofline-opt --analyze %s | FileCheck %s

// i = 1, 3, ... below M floordiv 3 and k = 2*i, 2*i + 3, ... below M + 3 - i: with
// M = 2 there is no turn, and nothing is read, which a formula must not make
// less than nothing.
// CHECK: hbm_bytes_read = "4*min({{.*}}max({{.*}}, 0){{.*}})"
func.func @t(%b: memref<300xf32>, %c: memref<300xf32>,
             %m: index {roofline.dims = ["M"]}) {
  affine.for %i = 1 to affine_map<()[s0] -> (s0 floordiv 3)>()[%m] step 2 {
    affine.for %k = affine_map<(d0) -> (d0 * 2)>(%i) to affine_map<(d0)[s0] -> (s0 + 3 - d0)>(%i)[%m] step 3 {
      %x = affine.load %b[%k] : memref<300xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %c[%i] : memref<300xf32>
    }
  }
  return
}
