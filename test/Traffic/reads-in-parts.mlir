// RUN: roofline-opt --analyze --fusion=none %s | FileCheck %s

// In place, three elements a turn: none is written before it is read. Reads and
// writes 60*4 = 240 bytes.
// CHECK-LABEL: @unrolled
// CHECK: hbm_bytes_read = 240 : i64, hbm_bytes_written = 240 : i64
func.func @unrolled(%c: memref<60xf32>) {
  affine.for %i = 0 to 60 step 3 {
    %x = affine.load %c[%i] : memref<60xf32>
    %a = math.exp %x : f32
    affine.store %a, %c[%i] : memref<60xf32>
    %y = affine.load %c[%i + 1] : memref<60xf32>
    %b = math.exp %y : f32
    affine.store %b, %c[%i + 1] : memref<60xf32>
    %z = affine.load %c[%i + 2] : memref<60xf32>
    %d = math.exp %z : f32
    affine.store %d, %c[%i + 2] : memref<60xf32>
  }
  return
}

// Rows 0 and 1 once, row 2 twice: the second time it has been written. Reads
// 3*8*4 = 96 bytes and writes as many.
// CHECK-LABEL: @rows
// CHECK: hbm_bytes_read = 96 : i64, hbm_bytes_written = 96 : i64
func.func @rows(%c: memref<4x8xf32>) {
  affine.for %k = 0 to 8 {
    affine.for %i = 0 to 2 {
      %x = affine.load %c[%i, %k] : memref<4x8xf32>
      %a = math.exp %x : f32
      affine.store %a, %c[%i, %k] : memref<4x8xf32>
    }
    %y = affine.load %c[2, %k] : memref<4x8xf32>
    %b = math.exp %y : f32
    affine.store %b, %c[2, %k] : memref<4x8xf32>
    %z = affine.load %c[2, %k] : memref<4x8xf32>
    %d = math.exp %z : f32
    affine.store %d, %c[2, %k] : memref<4x8xf32>
  }
  return
}

// What the turn before has written is not what this one reads first: every turn
// reads i and then, before that is written, i + 1. All 9 elements come from
// memory, 36 bytes; 8 are written, 32 bytes.
// CHECK-LABEL: @ahead
// CHECK: hbm_bytes_read = 36 : i64, hbm_bytes_written = 32 : i64
func.func @ahead(%c: memref<9xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %c[%i] : memref<9xf32>
    %y = affine.load %c[%i + 1] : memref<9xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %c[%i] : memref<9xf32>
  }
  return
}
