// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A warp is 32 threads one after the other, x first, whatever the block looks
// like.

// 24 x 2 threads: 32 lanes, 24 of row 0 and 8 of row 1, and 16 of row 1. A tile
// with rows of 32 words: row 1 begins at bank 0 too, so that the first warp takes
// 2 wavefronts and the second 1.
//   stored and loaded once, 2 * 192 bytes; 2 * 3 * 128 = 768 could have come
// Main memory, rows of 24 f32 one after the other: 128 bytes in 4 sectors and 64
// in 2, all wanted.
// CHECK: "function": "of_24_by_2"
// CHECK: "smem": {
// CHECK-NEXT: "read": 192,
// CHECK-NEXT: "written": 192,
// CHECK: "transferred": 768
// CHECK: "coalescing": 1,
// CHECK-NEXT: "bank_conflicts": 1.5
!tile32 = memref<2x32xf32, #gpu.address_space<workgroup>>
func.func @of_24_by_2(%in: memref<2x24xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c24, %sy = %c2, %sz = %c1)
             workgroup(%a: !tile32) {
    %v = memref.load %in[%ty, %tx] : memref<2x24xf32>
    memref.store %v, %a[%ty, %tx] : !tile32
    gpu.barrier
    %w = memref.load %a[%ty, %tx] : !tile32
    gpu.terminator
  }
  return
}

// 100 threads in each of 3 blocks, each thread 128 bytes after the one before:
// 32 lanes in one bank three times, then 4.
//   (3 * 32 + 4) * 3 = 300 wavefronts instead of 4 * 3
// Main memory at every second f32, 800 bytes a block: blocks begin where a sector
// does. A warp touches 8 sectors for 128 bytes, the last one for 16.
//   coalescing 400 / (25 * 32) = 0.5
// CHECK: "function": "of_100"
// CHECK: "transferred": 38400
// CHECK: "coalescing": 0.5,
// CHECK-NEXT: "bank_conflicts": 25
!column = memref<100x32xf32, #gpu.address_space<workgroup>>
func.func @of_100(%in: memref<600xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c100 = arith.constant 100 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c100, %sy = %c1, %sz = %c1)
             workgroup(%a: !column) {
    %i = affine.apply affine_map<(b, t) -> (b * 200 + t * 2)>(%bx, %tx)
    %v = memref.load %in[%i] : memref<600xf32>
    memref.store %v, %a[%tx, %c0] : !column
    gpu.terminator
  }
  return
}

// 33 threads: a warp and a lane. Side by side, 4 sectors and 1 of 4 bytes. The
// second block begins 132 bytes on, at byte 4 of a sector: 5 sectors, and byte
// 260 to 263 in 1.
//   coalescing 264 / (32 * (4 + 1 + 5 + 1)) = 0.75
// CHECK: "function": "of_33"
// CHECK: "coalescing": 0.75,
func.func @of_33(%in: memref<66xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c33 = arith.constant 33 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c33, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 33 + t)>(%bx, %tx)
    %v = memref.load %in[%i] : memref<66xf32>
    gpu.terminator
  }
  return
}

// 8 x 8 x 3 threads in a column of 8 x 8 tiles that lie 72 words apart, rows of 8
// words: each 4 rows of 8 words are 32 banks. 6 warps, two to a tile, none with a
// conflict.
// CHECK: "function": "of_8_by_8_by_3"
// CHECK: "transferred": 768
// CHECK: "bank_conflicts": 1{{$}}
!tiles = memref<3x9x8xf32, #gpu.address_space<workgroup>>
func.func @of_8_by_8_by_3(%in: memref<1xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c8, %sz = %c3)
             workgroup(%a: !tiles) {
    memref.store %x, %a[%tz, %ty, %tx] : !tiles
    gpu.terminator
  }
  return
}

// 20 x 20 threads in rows of 32 words, a column to a bank. Warps begin at thread
// 32 w, which is at column 32 w mod 20, and have these columns of two or three
// rows, none of which is in all three:
//   0-19, 0-11      12-19, 0-19, 0-3      4-19, 0-15      16-19, 0-19, 0-7
//   8-19, 0-19
// 12 whole warps take 2 wavefronts; the last 16 threads, from 384 on, are at
// column 4 of row 19 and take 1.
//   25 * 128 = 3200 bytes; 25 / 13 = 1.923
// CHECK: "function": "of_20_by_20"
// CHECK: "transferred": 3200
// CHECK: "bank_conflicts": 1.92307
!square = memref<20x32xf32, #gpu.address_space<workgroup>>
func.func @of_20_by_20(%in: memref<1xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c20, %sy = %c20, %sz = %c1)
             workgroup(%a: !square) {
    memref.store %x, %a[%ty, %tx] : !square
    gpu.terminator
  }
  return
}
