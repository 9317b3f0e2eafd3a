// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// i = 0, 2, 4, 6, 8 and j = i, i + 2, ... below 3: (0, 0), (0, 2) and (2, 2).
// Three flops. %a is read in rows 0 and 2 only, 8 bytes; three elements are
// written, 12. Requested: three loads and three stores, 24.
// CHECK: "flops": 3,
// CHECK: "hbm": {
// CHECK-NEXT: "read": 8,
// CHECK-NEXT: "written": 12,
// CHECK-NEXT: "compulsory": 20,
// CHECK-NEXT: "requested": 24,
func.func @t(%a: memref<300x300xf32>, %d: memref<300x300xf32>) {
  affine.for %i = 0 to 10 step 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 step 2 {
      %x = affine.load %a[%i, 2] : memref<300x300xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %d[%i, %j] : memref<300x300xf32>
    }
  }
  return
}
