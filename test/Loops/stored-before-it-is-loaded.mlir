// What a turn stores, or one before it, a load finds on the chip. What a later
// turn stores comes from memory first.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- | FileCheck %s

// 512 elements of b and of o are stored, 4096 bytes. Turn i loads b[i + 256],
// which only turn i + 256 stores: all 512 are read, 2048.
//
// CHECK: "function": "ahead"
// CHECK: "read": 2048
// CHECK-NEXT: "written": 4096
func.func @ahead(%b: memref<1024xf32>, %o: memref<1024xf32>, %x: f32) {
  affine.for %i = 0 to 512 {
    affine.store %x, %b[%i] : memref<1024xf32>
    %v = affine.load %b[%i + 256] : memref<1024xf32>
    affine.store %v, %o[%i] : memref<1024xf32>
  }
  return
}

// Turn i loads b[i], which turn i - 256 has stored as b[i - 256 + 256], but for
// the first 256: 1024.
//
// CHECK: "function": "behind"
// CHECK: "read": 1024
// CHECK-NEXT: "written": 4096
func.func @behind(%b: memref<1024xf32>, %o: memref<1024xf32>, %x: f32) {
  affine.for %i = 0 to 512 {
    affine.store %x, %b[%i + 256] : memref<1024xf32>
    %v = affine.load %b[%i] : memref<1024xf32>
    affine.store %v, %o[%i] : memref<1024xf32>
  }
  return
}

// Downwards it is the other way round: b[511 - i + 256] was stored by turn
// i - 256, but for the first 256 turns.
//
// CHECK: "function": "downwards"
// CHECK: "read": 1024
// CHECK-NEXT: "written": 4096
func.func @downwards(%b: memref<1024xf32>, %o: memref<1024xf32>, %x: f32) {
  affine.for %i = 0 to 512 {
    affine.store %x, %b[-%i + 511] : memref<1024xf32>
    %v = affine.load %b[-%i + 767] : memref<1024xf32>
    affine.store %v, %o[%i] : memref<1024xf32>
  }
  return
}

// Others turn at any time: of b[i + 256] nothing is known to be stored.
//
// CHECK: "function": "at_once"
// CHECK: "read": 2048
// CHECK-NEXT: "written": 4096
func.func @at_once(%b: memref<1024xf32>, %o: memref<1024xf32>, %x: f32) {
  affine.parallel (%i) = (0) to (512) {
    affine.store %x, %b[%i + 256] : memref<1024xf32>
    %v = affine.load %b[%i] : memref<1024xf32>
    affine.store %v, %o[%i] : memref<1024xf32>
  }
  return
}
