// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Two warps copy 16 x 32 f32 with 16 bytes per thread, 8 threads a row: rows of
// 128 bytes of a matrix of 256 columns, 4 whole sectors each. In shared memory
// columns lie by 8 lanes at a time: with rows of 32 words a thread writes to row
// t mod 16, so that 8 lanes meet in four banks, 8 wavefronts for each 8 lanes.
//   read from main memory 64 * 16 = 1024 bytes in 32 sectors
//   wavefronts 8 phases * 8 = 64, needed 8; 64 * 128 = 8192
// CHECK: "smem": {
// CHECK-NEXT: "read": 0,
// CHECK-NEXT: "written": 1024,
// CHECK: "transferred": 8192
// CHECK: "coalescing": 1,
// CHECK-NEXT: "bank_conflicts": 8{{$}}
!tile = memref<16x32xf32, #gpu.address_space<workgroup>>
func.func @copy(%in: memref<8x256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1)
             workgroup(%a: !tile) {
    %r = affine.apply affine_map<(t) -> (t floordiv 8)>(%t)
    %c = affine.apply affine_map<(t) -> ((t mod 8) * 4)>(%t)
    %sr = affine.apply affine_map<(t) -> (t mod 16)>(%t)
    %sc = affine.apply affine_map<(t) -> ((t floordiv 16) * 4)>(%t)
    %token = nvgpu.device_async_copy %in[%r, %c], %a[%sr, %sc], 4 : memref<8x256xf32> to !tile
    gpu.terminator
  }
  return
}
