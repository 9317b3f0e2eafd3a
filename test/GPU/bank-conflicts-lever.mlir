// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// One warp in each of 132 blocks stores 16x16 f16, 8 bytes per lane, into rows of
// 24 elements, and loads them 3 times with ldmatrix, whose rows meet no conflict.
// 16 lanes store 4 rows of 8 words, which begin at words 0, 12, 24 and 36: the
// last shares banks 4 to 7 with the first, so that each half takes 2 wavefronts
// where there might be one.
//   moved    132 * (2*512 + 3*512) = 337920
//   at best  132 * (512 + 3*512) = 270336
// Without conflicts shared memory is done 1.25 times as fast, and not twice.
// CHECK: "smem": {
// CHECK-NEXT: "read": 202752,
// CHECK-NEXT: "written": 67584,
// CHECK: "transferred": 337920
// CHECK: "lever": "bank-conflicts",
// CHECK-NEXT: "speedup": 1.25,
!at = memref<16x24xf16, #gpu.address_space<workgroup>>
func.func @copy(%out: memref<132xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c132 = arith.constant 132 : index
  %x = arith.constant dense<0.5> : vector<4xf16>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c132, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%at: !at) {
    %r = affine.apply affine_map<(t) -> (t floordiv 4)>(%t)
    %r8 = affine.apply affine_map<(t) -> (t floordiv 4 + 8)>(%t)
    %c = affine.apply affine_map<(t) -> ((t mod 4) * 4)>(%t)
    vector.store %x, %at[%r, %c] : !at, vector<4xf16>
    vector.store %x, %at[%r8, %c] : !at, vector<4xf16>
    gpu.barrier
    %lr = affine.apply affine_map<(t) -> (t mod 16)>(%t)
    %lc = affine.apply affine_map<(t) -> ((t floordiv 16) * 8)>(%t)
    %f0 = nvgpu.ldmatrix %at[%lr, %lc] {numTiles = 4 : i32, transpose = false} : !at -> vector<4x2xf16>
    %f1 = nvgpu.ldmatrix %at[%lr, %lc] {numTiles = 4 : i32, transpose = false} : !at -> vector<4x2xf16>
    %f2 = nvgpu.ldmatrix %at[%lr, %lc] {numTiles = 4 : i32, transpose = false} : !at -> vector<4x2xf16>
    gpu.terminator
  }
  return
}
