// Nine loops, six of which decide how often others turn: not every combination
// of their turns is looked at. All tiles together are the 1009^3 points.
//
// RUN: roofline-opt --analyze \
// RUN:   --target=%S/cache-of-64-kib.yaml %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s
//
// 2 * 1009^3 operations; 3 matrices of 1009 * 1009 * 4 bytes read and one
// written.
//
// CHECK: "flops": 2054487458,
// CHECK: "hbm": {
// CHECK: "compulsory": 16289296,
// CHECK: "transferred": {{[0-9]+}},
func.func @product(%a: memref<1009x1009xf32>, %b: memref<1009x1009xf32>, %c: memref<1009x1009xf32>) {
  affine.for %i1 = 0 to 1009 step 256 {
    affine.for %j1 = 0 to 1009 step 256 {
      affine.for %k1 = 0 to 1009 step 256 {
        affine.for %i2 = affine_map<(d0) -> (d0)>(%i1) to min affine_map<(d0) -> (d0 + 256, 1009)>(%i1) step 24 {
          affine.for %j2 = affine_map<(d0) -> (d0)>(%j1) to min affine_map<(d0) -> (d0 + 256, 1009)>(%j1) step 24 {
            affine.for %k2 = affine_map<(d0) -> (d0)>(%k1) to min affine_map<(d0) -> (d0 + 256, 1009)>(%k1) step 24 {
              affine.for %i = affine_map<(d0, d1) -> (d0)>(%i2, %i1) to min affine_map<(d0, d1) -> (d0 + 24, d1 + 256, 1009)>(%i2, %i1) {
                affine.for %j = affine_map<(d0, d1) -> (d0)>(%j2, %j1) to min affine_map<(d0, d1) -> (d0 + 24, d1 + 256, 1009)>(%j2, %j1) {
                  affine.for %k = affine_map<(d0, d1) -> (d0)>(%k2, %k1) to min affine_map<(d0, d1) -> (d0 + 24, d1 + 256, 1009)>(%k2, %k1) {
                    %x = affine.load %a[%i, %k] : memref<1009x1009xf32>
                    %y = affine.load %b[%k, %j] : memref<1009x1009xf32>
                    %z = affine.load %c[%i, %j] : memref<1009x1009xf32>
                    %p = arith.mulf %x, %y : f32
                    %s = arith.addf %z, %p : f32
                    affine.store %s, %c[%i, %j] : memref<1009x1009xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return
}
