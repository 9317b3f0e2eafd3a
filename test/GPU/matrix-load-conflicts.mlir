// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// One warp takes a 16 x 16 operand of f16 in four tiles of 8 rows of 16 bytes.
// Rows of 64 halves are 32 words: 8 wavefronts for each tile, 32 in all, not 4.
// Rows of 72 halves begin 4 banks apart: 4.
//   read 2 * 512 bytes, (32 + 4) * 128 = 4608 could have come
// The transposed operand lies by columns, 72 halves apart: 4 more, without
// conflicts.
//   read 3 * 512 = 1536 bytes, 40 * 128 = 5120 could have come
// A sum of 16 x 16 f32 is held by two neighbours in each lane: half a warp has 4
// rows of 32 bytes. Rows of 64 words lie in the same 8 banks: of 4 tiles of 2
// phases each phase takes 4 wavefronts, 32 in all. Rows of 72 words begin 8 banks
// apart: 8.
//   written 2 * 1024 = 2048 bytes, 40 * 128 = 5120 could have gone
// Altogether 80 wavefronts, of which 3 * 4 + 2 * 8 = 28 were needed.
// CHECK: "smem": {
// CHECK-NEXT: "read": 1536,
// CHECK-NEXT: "written": 2048,
// CHECK: "transferred": 10240
// CHECK: "bank_conflicts": 2.85714
!rows64 = memref<16x64xf16, #gpu.address_space<workgroup>>
!rows72 = memref<16x72xf16, #gpu.address_space<workgroup>>
!sums64 = memref<16x64xf32, #gpu.address_space<workgroup>>
!sums72 = memref<16x72xf32, #gpu.address_space<workgroup>>
func.func @fragments(%out: memref<1xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%a: !rows64, %b: !rows72, %s: !sums64, %p: !sums72) {
    %0 = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 64 : index}
        : !rows64 -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 72 : index}
        : !rows72 -> !gpu.mma_matrix<16x16xf16, "AOp">
    %2 = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 72 : index, transpose}
        : !rows72 -> !gpu.mma_matrix<16x16xf16, "BOp">
    %z = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %z, %s[%c0, %c0] {leadDimension = 64 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, !sums64
    gpu.subgroup_mma_store_matrix %z, %p[%c0, %c0] {leadDimension = 72 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, !sums72
    gpu.terminator
  }
  return
}
