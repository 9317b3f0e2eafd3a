// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// Conditions that compare two ids leave triangles of a grid: sectors that only
// threads outside would touch are not moved.

#map = affine_map<(b, t) -> (16 * b + t)>

// The lower triangle of 64 x 64 f32, in blocks of 16 x 16 threads: 64 * 65 / 2 =
// 2080 elements, 8320 bytes in and out. Row r has ceil((r + 1) / 8) sectors of 8
// elements: 8 * (1 + 2 + ... + 8) = 288, 9216 bytes each way.
// CHECK: "hbm": {
// CHECK-NEXT: "read": 8320,
// CHECK-NEXT: "written": 8320,
// CHECK: "transferred": 18432,
// CHECK-NEXT: "fills": 9216
// CHECK: "l2": {
// CHECK: "transferred": 18432,
// CHECK-NEXT: "fills": 9216
func.func @lower_triangle(%a: memref<64x64xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c4, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %column = affine.apply #map(%bx, %tx)
    %row = affine.apply #map(%by, %ty)
    %is = arith.cmpi ule, %column, %row : index
    scf.if %is {
      %u = memref.load %a[%row, %column] : memref<64x64xf32>
      %v = arith.mulf %u, %u : f32
      memref.store %v, %a[%row, %column] : memref<64x64xf32>
    }
    gpu.terminator
  }
  return
}

// Blocks on and above the diagonal, 10 of 16 with 16 * 16 * 4 = 1024 bytes each:
// 10240 each way, in whole sectors.
// CHECK: "hbm": {
// CHECK-NEXT: "read": 10240,
// CHECK-NEXT: "written": 10240,
// CHECK: "transferred": 20480,
// CHECK-NEXT: "fills": 10240
// CHECK: "l2": {
// CHECK: "transferred": 20480,
// CHECK-NEXT: "fills": 10240
func.func @blocks_of_a_triangle(%a: memref<64x64xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c4, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %column = affine.apply #map(%bx, %tx)
    %row = affine.apply #map(%by, %ty)
    %is = arith.cmpi uge, %bx, %by : index
    scf.if %is {
      %u = memref.load %a[%row, %column] : memref<64x64xf32>
      %v = arith.mulf %u, %u : f32
      memref.store %v, %a[%row, %column] : memref<64x64xf32>
    }
    gpu.terminator
  }
  return
}

// A triangle and a bounds check: 60 rows of 60 in the same grid. A row of 60 has
// 7.5 sectors, so that even rows begin with one and odd ones in the middle of one.
// Row r touches ceil((r + 1) / 8) if it is even, 4 * (1 + ... + 7) + 2 * 8 = 128 in
// all, and ceil((r + 5) / 8) if it is odd: of 6 and 8 one, and then four each of 2
// to 8, 2 + 4 * 35 = 142. Rows 56 and 58 reach into the sector in which the next
// one begins. 128 + 142 - 2 = 268 sectors, 8576 bytes each way; 60 * 61 / 2 = 1830
// elements, 7320 bytes.
// CHECK: "hbm": {
// CHECK-NEXT: "read": 7320,
// CHECK-NEXT: "written": 7320,
// CHECK: "transferred": 17152,
// CHECK-NEXT: "fills": 8576
func.func @triangle_with_bounds(%a: memref<60x60xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c60 = arith.constant 60 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c4, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %column = affine.apply #map(%bx, %tx)
    %row = affine.apply #map(%by, %ty)
    %below = arith.cmpi ule, %column, %row : index
    %inside = arith.cmpi ult, %row, %c60 : index
    %is = arith.andi %below, %inside : i1
    scf.if %is {
      %u = memref.load %a[%row, %column] : memref<60x60xf32>
      %v = arith.mulf %u, %u : f32
      memref.store %v, %a[%row, %column] : memref<60x60xf32>
    }
    gpu.terminator
  }
  return
}
