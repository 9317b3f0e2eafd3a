// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// A condition that no bound on an index says (`thread mod 5 == 0`) stands for
// the accesses under it only: others keep theirs.

// 64 blocks of 64 threads, of which the first 40 read their row of 64: 64 * 160 =
// 10240 bytes, 5 whole sectors of each row. Threads 0, 5, ..., 35 add to one f32 of
// the block, 64 in all, 256 bytes in 8 sectors, read and written.
// CHECK: "hbm": {
// CHECK-NEXT: "read": 10496,
// CHECK-NEXT: "written": 256,
// CHECK: "transferred": 10752,
// CHECK-NEXT: "fills": 10496
// A block has a sector of its own in the store next to its SM: 64 * 32 = 2048 in
// and out. 10240 + 2048 + 2048.
// CHECK: "l2": {
// CHECK: "transferred": 14336,
// CHECK-NEXT: "fills": 12288
func.func @sum_of_some(%a: memref<64x64xf32>, %out: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %low = arith.cmpi ult, %tx, %c40 : index
    scf.if %low {
      %u = memref.load %a[%bx, %tx] : memref<64x64xf32>
      %rest = arith.remui %tx, %c5 : index
      %is = arith.cmpi eq, %rest, %c0 : index
      scf.if %is {
        %old = memref.atomic_rmw addf %u, %out[%bx] : (f32, memref<64xf32>) -> f32
      }
    }
    gpu.terminator
  }
  return
}

// Warps of uneven blocks that a bounds check leaves: 24 x 2 threads over 28
// columns of 2 rows, 2 blocks. The first block has warps of 32 and 16. Of the
// second, 4 threads of each row are left, 0 to 3 and 24 to 27, all in the first
// warp. 56 threads in 3 warps are 18.67 lanes.
// CHECK: "active_lanes": 18.666666666666668
func.func @edge_of_uneven_blocks(%a: memref<2x28xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  %c28 = arith.constant 28 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c24, %sy = %c2, %sz = %c1) {
    %column = affine.apply affine_map<(b, t) -> (24 * b + t)>(%bx, %tx)
    %inside = arith.cmpi ult, %column, %c28 : index
    scf.if %inside {
      %u = memref.load %a[%ty, %column] : memref<2x28xf32>
      %v = arith.mulf %u, %u : f32
      memref.store %v, %a[%ty, %column] : memref<2x28xf32>
    }
    gpu.terminator
  }
  return
}
