// Both arms of a branch load x[i] and store y[i], 1,024 elements together: what
// one arm stores feeds no load of the other, and none of their lines is lost.
//
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

// CHECK: "function": "both",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4096,
// CHECK-NEXT: "written": 4096,
// CHECK-NEXT: "compulsory": 8192,
// CHECK-NEXT: "requested": 8192,
// CHECK-NEXT: "transferred": 8192,
// CHECK-NEXT: "fills": 8192
#low = affine_set<(i) : (9 - i >= 0)>
func.func @both(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  affine.for %i = 0 to 1024 {
    affine.if #low(%i) {
      %u = affine.load %x[%i] : memref<1024xf32>
      %v = arith.addf %u, %u : f32
      affine.store %v, %y[%i] : memref<1024xf32>
    } else {
      %u = affine.load %x[%i] : memref<1024xf32>
      %v = arith.mulf %u, %u : f32
      affine.store %v, %y[%i] : memref<1024xf32>
    }
  }
  return
}

// Ten of them are loaded, 40 bytes; all are stored.
// CHECK: "function": "one",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 40,
// CHECK-NEXT: "written": 4096,
func.func @one(%x: memref<1024xf32>, %y: memref<1024xf32>, %z: f32) {
  affine.for %i = 0 to 1024 {
    affine.if #low(%i) {
      %u = affine.load %x[%i] : memref<1024xf32>
      affine.store %u, %y[%i] : memref<1024xf32>
    } else {
      affine.store %z, %y[%i] : memref<1024xf32>
    }
  }
  return
}
