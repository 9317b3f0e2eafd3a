// RUN: roofline-opt --analyze --target=h100 %s | FileCheck %s

// Elements that are stored in steps are told from those in between.

// The even ones of 40 are stored first, then all are read and stored: of main
// memory come the 20 odd ones, 80 bytes; 40 are written, 160 bytes.
// CHECK-LABEL: func.func @even_first
// CHECK: hbm_bytes_read = 80 : i64, hbm_bytes_written = 160 : i64
func.func @even_first(%a: memref<40xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %t = 0 to 1 {
    affine.for %i = 0 to 20 {
      affine.store %c, %a[2 * %i] : memref<40xf32>
    }
    affine.for %i = 0 to 40 {
      %x = affine.load %a[%i] : memref<40xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %a[%i] : memref<40xf32>
    }
  }
  return
}

// Turn i reads x[i + 2] and then stores x[i], x[i + 2], x[i + 4], x[i + 6]. At
// i = 0 that is read x[2]; x[3] has not been stored at i = 1, since turn 0 went
// to even places only; x[4] has, at i = 0. Two elements, 8 bytes; 0 to 8 are
// written, 36 bytes.
// CHECK-LABEL: func.func @between_two_stores
// CHECK: hbm_bytes_read = 8 : i64, hbm_bytes_written = 36 : i64
func.func @between_two_stores(%a: memref<11xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %a[%i + 2] : memref<11xf32>
      affine.store %c, %a[%i + 2 * %j] : memref<11xf32>
    }
  }
  return
}
