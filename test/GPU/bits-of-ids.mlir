// RUN: roofline-opt --analyze --target=h100-sxm --report=json:%t.json %s \
// RUN:   | FileCheck %s
// RUN: FileCheck --check-prefix=JSON %s < %t.json

// Shifts and masks are products, quotients and remainders. 16 blocks of 256.

// thread and 31 == 0: 8 threads of each block. thread >> 4 == 0: 16 of them.
// 1 * 128 + 1 * 256 = 384.
// CHECK-LABEL: @conditions
// CHECK: gpu.launch
// CHECK: flops = 384 : i64
func.func @conditions(%a: memref<4096xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : index
  %c31 = arith.constant 31 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %b = arith.index_cast %bx : index to i32
    %t = arith.index_castui %tx : index to i32
    %start = arith.shli %b, %c8 : i32
    %number = arith.ori %start, %t : i32
    %i = arith.index_cast %number : i32 to index
    %lane = arith.andi %tx, %c31 : index
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      %x = memref.load %a[%i] : memref<4096xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<4096xf32>
    }
    %high = arith.shrui %tx, %c4 : index
    %none = arith.cmpi eq, %high, %c0 : index
    scf.if %none {
      %x = memref.load %a[%i] : memref<4096xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<4096xf32>
    }
    gpu.terminator
  }
  return
}

// As indices: warp = thread >> 5, lane = thread and 31; row 8 * block + warp of
// 128 rows of 32, each read and written once, 4 * 4096 bytes at all levels and
// whole rows by whole warps.
// CHECK-LABEL: @indices
// CHECK: gpu.launch
// CHECK: hbm_bytes_read = 16384 : i64
// CHECK-SAME: hbm_bytes_written = 16384 : i64
// JSON: "function": "indices"
// JSON: "l2": {
// JSON-NEXT: "read": 16384,
// JSON-NEXT: "written": 16384,
// JSON: "coalescing": 1
func.func @indices(%a: memref<128x32xf32>) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c31 = arith.constant 31 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %warp = arith.shrui %tx, %c5 : index
    %lane = arith.andi %tx, %c31 : index
    %row = affine.linearize_index disjoint [%bx, %warp] by (16, 8) : index
    %x = memref.load %a[%row, %lane] : memref<128x32xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%row, %lane] : memref<128x32xf32>
    gpu.terminator
  }
  return
}

// The same by affine.delinearize_index.
// CHECK-LABEL: @delinearized
// CHECK: gpu.launch
// CHECK: hbm_bytes_read = 16384 : i64
// JSON: "function": "delinearized"
// JSON: "l2": {
// JSON-NEXT: "read": 16384,
// JSON-NEXT: "written": 16384,
// JSON: "coalescing": 1
func.func @delinearized(%a: memref<128x32xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %warp, %lane = affine.delinearize_index %tx into (8, 32) : index, index
    %row = affine.apply affine_map<(b, w) -> (8 * b + w)>(%bx, %warp)
    %x = memref.load %a[%row, %lane] : memref<128x32xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%row, %lane] : memref<128x32xf32>
    gpu.terminator
  }
  return
}
