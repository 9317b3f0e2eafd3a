// Loads and stores in loops have no weights that anybody could tell, and tiles
// that are loops stay: each change says of the kernel why it is as it was.
//
// RUN: env COLUMNS=80 roofline-opt --analyze --report=text:- %s -o /dev/null \
// RUN:   --what-if=operands=f8E4M3FN --what-if=tile=64x64x64 \
// RUN:   --what-if=tile=best | FileCheck %s
// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null \
// RUN:   --what-if=operands=f8E4M3FN | FileCheck %s --check-prefix=JSON
//
// CHECK: total {{.*}} no gain: bound by {{.*}}, since nothing changes
// CHECK-NEXT: Not reached: affine.for :{{.*}}: no linalg op there reads such an operand, or one
// CHECK-NEXT: that is wider.
// CHECK: tile=64x64x64
// CHECK: Not reached: affine.for :{{.*}}: tiles are those of the IR.
// CHECK: tile=best
// CHECK: Not reached: affine.for :{{.*}}: tiles are those of the IR.
//
// JSON: "not_reached": 1,
// JSON: "no_gain": "no gain: bound by {{.*}}, since nothing changes"
// JSON: "kernels": [
// JSON: "not_reached": "no linalg op there reads such an operand, or one that is wider"
func.func @product(%a: memref<64x1024xf32>, %b: memref<1024x1024xf32>,
                   %c: memref<64x1024xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 1024 {
      affine.for %k = 0 to 1024 {
        %x = affine.load %a[%i, %k] : memref<64x1024xf32>
        %y = affine.load %b[%k, %j] : memref<1024x1024xf32>
        %s = affine.load %c[%i, %j] : memref<64x1024xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %s, %p : f32
        affine.store %q, %c[%i, %j] : memref<64x1024xf32>
      }
    }
  }
  return
}
