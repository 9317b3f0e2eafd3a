// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A product of 64x64 f16 into f32, in 2x2 blocks of 4 warps. A block takes tiles
// of 32x16 and 16x32 by way of shared memory, and a warp makes 16x16 of the
// result with two instructions per tile. Rows of the tiles are padded, so that
// ldmatrix finds the 8 rows of 16 bytes of each of its tiles in 32 banks.

// 4 blocks * 4 warps * 4 tiles * 2 instructions of 2*16*8*16 flops.
// A and B are 8192 bytes each, C is 16384.
// CHECK: gpu.launch
// CHECK: bound_by = "smem"
// CHECK-SAME: flops = 524288 : i64
// CHECK-SAME: hbm_bytes_read = 16384 : i64, hbm_bytes_written = 16384 : i64
// CHECK-SAME: l2_bytes = 49152 : i64
// CHECK-SAME: smem_bytes = 98304 : i64

// REPORT: "compute": [
// REPORT: "unit": "tensor.f16",
// REPORT-NEXT: "ops": 524288
// A block reads 32 rows of A and 32 columns of B, 4096 bytes each, and writes
// 32x32 f32: all that is asked for is also what crosses from L2.
// REPORT: "hbm": {
// REPORT-NEXT: "read": 16384,
// REPORT-NEXT: "written": 16384,
// REPORT-NEXT: "compulsory": 32768,
// REPORT-NEXT: "requested": 49152,
// REPORT-NEXT: "transferred": 32768,
// REPORT: "l2": {
// REPORT-NEXT: "read": 32768,
// REPORT-NEXT: "written": 16384,
// REPORT-NEXT: "compulsory": 32768,
// REPORT: "transferred": 49152,
// Per block and tile 2*1024 bytes are stored, and each of 4 warps loads 16x16
// of both: 16 * 2048 stored, 64 * 1024 loaded.
// REPORT: "smem": {
// REPORT-NEXT: "read": 65536,
// REPORT-NEXT: "written": 32768,
// REPORT-NEXT: "compulsory": 98304,
// REPORT-NEXT: "requested": 98304,
// 16 lanes store 8 bytes each at a time. In A these are 4 rows of 8 words,
// which begin at words 0, 12, 24 and 36: the last shares banks 4 to 7 with the
// first. In B they are 2 rows of 16 words, at 0 and 20: 32 to 35 share banks
// with 0 to 3. So both take 2 wavefronts where there might be one:
//   2*32768 + 65536.
// REPORT-NEXT: "transferred": 131072
// 4 of 132 SMs: 131072 / (4 * 128 * 1.83e9) = 139.891 ns.
// REPORT: "roof": "smem",
// REPORT-NEXT: "time_s": 1.3989071{{[0-9]+}}e-07
// 524288 / 989.4e12 * 132 / 4 = 17.4869 ns.
// REPORT: "roof": "tensor.f16",
// REPORT-NEXT: "time_s": 1.748686{{[0-9]+}}e-08
// REPORT: "blocks": 4,
// REPORT-NEXT: "threads_per_block": 128,
// REPORT-NEXT: "warps_per_block": 4,
// 32*24*2 + 16*40*2
// REPORT-NEXT: "smem_bytes_per_block": 2816,
// REPORT-NEXT: "registers_per_thread": null,
// 2048 / 128 threads; shared memory has room for 233472 / 3840 = 60.
// REPORT-NEXT: "blocks_per_unit": 16,
// REPORT-NEXT: "limited_by": "threads",
// REPORT: "active_units": 4,
// A lane takes 8 bytes, and 4 or 8 of them whole sectors.
// REPORT: "coalescing": 1,
// REPORT: "complete": true
!at = memref<32x24xf16, #gpu.address_space<workgroup>>
!bt = memref<16x40xf16, #gpu.address_space<workgroup>>
func.func @product(%a: memref<64x64xf16>, %b: memref<64x64xf16>,
                   %c: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant dense<0.0> : vector<2x2xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c2, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%at: !at, %bt: !bt) {
    // What a thread copies: 4 threads for a row of A, 8 for one of B.
    %ar = affine.apply affine_map<(t) -> (t floordiv 4)>(%t)
    %ac = affine.apply affine_map<(t) -> ((t mod 4) * 4)>(%t)
    %br = affine.apply affine_map<(t) -> (t floordiv 8)>(%t)
    %bc = affine.apply affine_map<(t) -> ((t mod 8) * 4)>(%t)
    %gar = affine.apply affine_map<(b, r) -> (b * 32 + r)>(%by, %ar)
    %gbc = affine.apply affine_map<(b, r) -> (b * 32 + r)>(%bx, %bc)
    // Where a warp has its 16x16, and a lane its rows for ldmatrix.
    %wr = affine.apply affine_map<(t) -> ((t floordiv 64) * 16)>(%t)
    %wc = affine.apply affine_map<(t) -> (((t floordiv 32) mod 2) * 16)>(%t)
    %lr = affine.apply affine_map<(t) -> (t mod 16)>(%t)
    %lc = affine.apply affine_map<(t) -> (((t mod 32) floordiv 16) * 8)>(%t)
    %lar = arith.addi %wr, %lr : index
    %wc8 = affine.apply affine_map<(c) -> (c + 8)>(%wc)
    %sum:2 = scf.for %k = %c0 to %c64 step %c16
        iter_args(%s0 = %zero, %s1 = %zero) -> (vector<2x2xf32>, vector<2x2xf32>) {
      %gac = arith.addi %k, %ac : index
      %gbr = arith.addi %k, %br : index
      %x = vector.load %a[%gar, %gac] : memref<64x64xf16>, vector<4xf16>
      %y = vector.load %b[%gbr, %gbc] : memref<64x64xf16>, vector<4xf16>
      vector.store %x, %at[%ar, %ac] : !at, vector<4xf16>
      vector.store %y, %bt[%br, %bc] : !bt, vector<4xf16>
      gpu.barrier
      %fa = nvgpu.ldmatrix %at[%lar, %lc] {numTiles = 4 : i32, transpose = false}
          : !at -> vector<4x2xf16>
      %f0 = nvgpu.ldmatrix %bt[%lr, %wc] {numTiles = 2 : i32, transpose = true}
          : !bt -> vector<2x2xf16>
      %f1 = nvgpu.ldmatrix %bt[%lr, %wc8] {numTiles = 2 : i32, transpose = true}
          : !bt -> vector<2x2xf16>
      %d0 = nvgpu.mma.sync (%fa, %f0, %s0) {mmaShape = [16, 8, 16]}
          : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
      %d1 = nvgpu.mma.sync (%fa, %f1, %s1) {mmaShape = [16, 8, 16]}
          : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
      gpu.barrier
      scf.yield %d0, %d1 : vector<2x2xf32>, vector<2x2xf32>
    }
    // A lane holds two neighbours in each of two rows of both halves.
    %r0 = affine.apply affine_map<(b, w, t) -> (b * 32 + w + (t mod 32) floordiv 4)>(%by, %wr, %t)
    %r1 = affine.apply affine_map<(r) -> (r + 8)>(%r0)
    %q0 = affine.apply affine_map<(b, w, t) -> (b * 32 + w + (t mod 4) * 2)>(%bx, %wc, %t)
    %q1 = affine.apply affine_map<(q) -> (q + 8)>(%q0)
    %v00 = vector.extract %sum#0[0] : vector<2xf32> from vector<2x2xf32>
    %v01 = vector.extract %sum#0[1] : vector<2xf32> from vector<2x2xf32>
    %v10 = vector.extract %sum#1[0] : vector<2xf32> from vector<2x2xf32>
    %v11 = vector.extract %sum#1[1] : vector<2xf32> from vector<2x2xf32>
    vector.store %v00, %c[%r0, %q0] : memref<64x64xf32>, vector<2xf32>
    vector.store %v01, %c[%r1, %q0] : memref<64x64xf32>, vector<2xf32>
    vector.store %v10, %c[%r0, %q1] : memref<64x64xf32>, vector<2xf32>
    vector.store %v11, %c[%r1, %q1] : memref<64x64xf32>, vector<2xf32>
    gpu.terminator
  }
  return
}
