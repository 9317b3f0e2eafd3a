// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// 8x8 blocks of 32 warps. A thread stores and loads through views of a tile that
// begin where its own id says: a row of 32 words side by side in 1 wavefront, and
// a column in 32, as without views (transpose.mlir).
//   2048 * 33 * 128 bytes
// CHECK: "smem": {
// CHECK-NEXT: "read": 262144,
// CHECK-NEXT: "written": 262144,
// CHECK: "transferred": 8650752
// CHECK: "coalescing": 1,
// CHECK-NEXT: "bank_conflicts": 16.5
!tile = memref<32x32xf32, #gpu.address_space<workgroup>>
!part = memref<1x1xf32, strided<[32, 1], offset: ?>, #gpu.address_space<workgroup>>
!global = memref<1x1xf32, strided<[256, 1], offset: ?>>
func.func @transpose(%in: memref<256x256xf32>, %out: memref<256x256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c8, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c32, %sz = %c1)
             workgroup(%tile: !tile) {
    %x = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %tx)
    %y = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %ty)
    %i = memref.subview %in[%y, %x] [1, 1] [1, 1] : memref<256x256xf32> to !global
    %s = memref.subview %tile[%ty, %tx] [1, 1] [1, 1] : !tile to !part
    %l = memref.subview %tile[%tx, %ty] [1, 1] [1, 1] : !tile to !part
    %v = memref.load %i[%c0, %c0] : !global
    memref.store %v, %s[%c0, %c0] : !part
    gpu.barrier
    %w = memref.load %l[%c0, %c0] : !part
    %xt = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %tx)
    %yt = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %ty)
    %o = memref.subview %out[%yt, %xt] [1, 1] [1, 1] : memref<256x256xf32> to !global
    memref.store %w, %o[%c0, %c0] : !global
    gpu.terminator
  }
  return
}
