// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A warp loads 16 x 16 f16 by ldmatrix: lane t gives the address of row t mod 16,
// at column 0 or 8. Each of the four 8 x 8 tiles is a phase of 8 rows of 16 bytes.

// Rows of 64 halves are 32 words, so that the 8 rows of a tile lie in the same
// four banks: 8 wavefronts for each of 4 tiles, where 4 would do.
//   512 bytes are wanted, 32 * 128 = 4096 could have come
// CHECK: "function": "rows_of_64"
// CHECK: "smem": {
// CHECK-NEXT: "read": 512,
// CHECK: "transferred": 4096
// CHECK: "bank_conflicts": 8{{$}}
!rows64 = memref<16x64xf16, #gpu.address_space<workgroup>>
func.func @rows_of_64(%out: memref<1xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%a: !rows64) {
    %r = affine.apply affine_map<(t) -> (t mod 16)>(%t)
    %c = affine.apply affine_map<(t) -> ((t floordiv 16) * 8)>(%t)
    %f = nvgpu.ldmatrix %a[%r, %c] {numTiles = 4 : i32, transpose = false} : !rows64 -> vector<4x2xf16>
    gpu.terminator
  }
  return
}

// Rows of 72 halves are 36 words: a row begins 4 banks after the one before, and
// the 8 rows of a tile lie in banks 0-3, 4-7, ..., 28-31.
// CHECK: "function": "rows_of_72"
// CHECK: "smem": {
// CHECK-NEXT: "read": 512,
// CHECK: "transferred": 512
// CHECK: "bank_conflicts": 1{{$}}
!rows72 = memref<16x72xf16, #gpu.address_space<workgroup>>
func.func @rows_of_72(%out: memref<1xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%a: !rows72) {
    %r = affine.apply affine_map<(t) -> (t mod 16)>(%t)
    %c = affine.apply affine_map<(t) -> ((t floordiv 16) * 8)>(%t)
    %f = nvgpu.ldmatrix %a[%r, %c] {numTiles = 4 : i32, transpose = false} : !rows72 -> vector<4x2xf16>
    gpu.terminator
  }
  return
}

// Two tiles take the addresses of 16 lanes, 5 times in each of 4 warps: whatever
// the others point to, 5 * 4 * 2 phases of 8 wavefronts.
//   wanted 5 * 4 * 256 = 5120 bytes, could have come 5 * 4 * 16 * 128 = 40960
// CHECK: "function": "two_tiles"
// CHECK: "smem": {
// CHECK-NEXT: "read": 5120,
// CHECK: "transferred": 40960
// CHECK: "bank_conflicts": 8{{$}}
!deep = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @two_tiles(%out: memref<1xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%a: !deep) {
    %r = affine.apply affine_map<(t) -> ((t floordiv 32) * 16 + t mod 16)>(%t)
    scf.for %k = %c0 to %c5 step %c1 {
      %c = affine.apply affine_map<(k) -> (k * 8)>(%k)
      %f = nvgpu.ldmatrix %a[%r, %c] {numTiles = 2 : i32, transpose = false} : !deep -> vector<2x2xf16>
    }
    gpu.terminator
  }
  return
}
