// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// 100 rows of 70 f32, 280 bytes each, begin at bytes 0, 24, 16 and 8 of a sector.
// Blocks of 32 x 8 under bounds, 3 of them to a row. In four rows the first two
// touch 4 + 5 + 5 + 5 sectors each, and the last one, 24 bytes, 1 + 2 + 2 + 1: 44,
// in 25 times four rows.
//   44 * 25 * 32 = 35200 bytes, loaded and stored: 70400
//   coalescing 28000 / 35200 = 0.79545
// CHECK: "function": "copy"
// CHECK: "l2": {
// CHECK-NEXT: "read": 28000,
// CHECK-NEXT: "written": 28000,
// CHECK: "transferred": 70400,
// CHECK: "coalescing": 0.79545
func.func @copy(%x: memref<100x70xf32>, %y: memref<100x70xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c32 = arith.constant 32 : index
  %m = arith.constant 100 : index
  %n = arith.constant 70 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c13, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c8, %sz = %c1) {
    %j = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %tx)
    %i = affine.apply affine_map<(b, t) -> (b * 8 + t)>(%by, %ty)
    %below = arith.cmpi ult, %i, %m : index
    %left = arith.cmpi ult, %j, %n : index
    %inside = arith.andi %below, %left : i1
    scf.if %inside {
      %v = memref.load %x[%i, %j] : memref<100x70xf32>
      memref.store %v, %y[%i, %j] : memref<100x70xf32>
    }
    gpu.terminator
  }
  return
}

// Tiles of 32 with a neighbour on either side: 34 of 64 threads load, as far as
// the array goes. 31 blocks begin where a sector does, and their 34 elements end
// in a fifth one; the last, of elements 960 to 993, is no exception.
//   31 * 5 * 32 = 4960
//   coalescing 31 * 136 / 4960 = 0.85
// CHECK: "function": "halo"
// CHECK: "l2": {
// CHECK: "transferred": 4960,
// CHECK: "coalescing": 0.85,
func.func @halo(%x: memref<1000xf32>) {
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %c34 = arith.constant 34 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 1000 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c31, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %j = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %tx)
    %loads = arith.cmpi ult, %tx, %c34 : index
    scf.if %loads {
      %inside = arith.cmpi ult, %j, %n : index
      scf.if %inside {
        %v = memref.load %x[%j] : memref<1000xf32>
      }
    }
    gpu.terminator
  }
  return
}

// Inside of a border of one in 6 x 20 f32, rows of 80 bytes that begin at bytes 0
// and 16 of a sector; one block of 32 x 8. Rows 1 to 4, columns 1 to 18, stored:
//   row 1 from byte 84 to 156, sectors 2 to 4       row 2 164-236, 5 to 7
//   row 3 244-316, 7 to 9                           row 4 324-396, 10 to 12
// 11 sectors, 7 being in two rows. Loaded at the place, to the left and to the
// right: bytes 80-160, 160-240, 240-320 and 320-400: sectors 2 to 12, 11.
//   22 * 32 = 704
// CHECK: "function": "border"
// CHECK: "l2": {
// CHECK: "transferred": 704,
func.func @border(%x: memref<6x20xf32>, %y: memref<6x20xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%j, %i, %tz) in (%sx = %c32, %sy = %c8, %sz = %c1) {
    affine.if affine_set<(i, j) : (i - 1 >= 0, j - 1 >= 0, 4 - i >= 0, 18 - j >= 0)>(%i, %j) {
      %l = affine.load %x[%i, %j - 1] : memref<6x20xf32>
      %v = affine.load %x[%i, %j] : memref<6x20xf32>
      %r = affine.load %x[%i, %j + 1] : memref<6x20xf32>
      %s = arith.addf %l, %r : f32
      %t = arith.addf %s, %v : f32
      affine.store %t, %y[%i, %j] : memref<6x20xf32>
    }
    gpu.terminator
  }
  return
}
