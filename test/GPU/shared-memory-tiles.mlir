// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A product of 64x64 f32 in blocks of 16x16 threads. A block walks over k in 4
// tiles of 16, which it takes from both matrices by way of shared memory.

// 2*64*64*64 flops. Each matrix is 16384 bytes: two are read, one is written.
// CHECK-LABEL: @rows
// CHECK: gpu.launch
// CHECK: bound_by = "smem"
// CHECK-SAME: flops = 524288 : i64
// CHECK-SAME: hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
// CHECK-SAME: l2_bytes = 147456 : i64
// CHECK-SAME: smem_bytes = 2228224 : i64

// Of main memory a thread loads two words per tile, and stores one at the end:
//   4096 threads * (4*2 + 1) * 4 = 147456.
// REPORT: "function": "rows",
// REPORT: "compute": [
// REPORT: "unit": "vector.f32",
// REPORT-NEXT: "ops": 524288
// REPORT: "hbm": {
// REPORT-NEXT: "read": 32768,
// REPORT-NEXT: "written": 16384,
// REPORT-NEXT: "compulsory": 49152,
// REPORT-NEXT: "requested": 147456,
// REPORT-NEXT: "transferred": 49152,
// Each of 16 blocks reads 16 rows of A and 16 columns of B, 4096 bytes each. The
// pieces are of 64 bytes, which are two whole sectors.
// REPORT: "l2": {
// REPORT-NEXT: "read": 131072,
// REPORT-NEXT: "written": 16384,
// REPORT-NEXT: "compulsory": 49152,
// REPORT: "transferred": 147456,
// In shared memory a thread stores 2 words per tile, and loads 2 for each of 16
// products:
//   written 4096 * 4 * 2 * 4 = 131072
//   read    4096 * 4 * 32 * 4 = 2097152
// REPORT: "smem": {
// REPORT-NEXT: "read": 2097152,
// REPORT-NEXT: "written": 131072,
// REPORT-NEXT: "compulsory": 2228224,
// REPORT-NEXT: "requested": 2228224,
// A warp is two rows of 16 threads. It stores 32 words side by side; of A it
// loads 2 words and of B 16, which lanes share: one wavefront each.
//   128 warps * 4 * (2 + 32) * 128 = 2228224, in 2228224 / (128*132*1.83e9) s
// if all SMs had work; 16 of 132 have: 594.536 ns.
// REPORT-NEXT: "transferred": 2228224
// REPORT: "roof": "smem",
// REPORT-NEXT: "time_s": 5.94535519{{[0-9]+}}e-07
// A multiply and its add share a slot: 524288 / 66.9e12 * 132 / 16 s.
// REPORT: "roof": "vector.f32",
// REPORT-NEXT: "time_s": 6.46543497{{[0-9]+}}e-08
// REPORT: "bound_by": "smem",
// REPORT: "blocks": 16,
// REPORT-NEXT: "threads_per_block": 256,
// REPORT-NEXT: "warps_per_block": 8,
// Two tiles of 1024 bytes.
// REPORT-NEXT: "smem_bytes_per_block": 2048,
// REPORT-NEXT: "registers_per_thread": null,
// 228 KiB hold 76 blocks of 2048 + 1024 bytes; 2048 threads are 8 blocks.
// REPORT-NEXT: "blocks_per_unit": 8,
// REPORT-NEXT: "limited_by": "threads",
// REPORT-NEXT: "waves": 1,
// 16 / (132*8)
// REPORT-NEXT: "last_wave_fill": 0.01515151515{{[0-9]+}},
// REPORT-NEXT: "active_units": 16,
// REPORT-NEXT: "active_lanes": 32,
// REPORT-NEXT: "coalescing": 1,
// REPORT-NEXT: "bank_conflicts": 1
!tile = memref<16x16xf32, #gpu.address_space<workgroup>>
func.func @rows(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
                %c: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c4, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1)
             workgroup(%at: !tile, %bt: !tile) {
    %row = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%by, %ty)
    %col = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%bx, %tx)
    %sum = scf.for %k = %c0 to %c64 step %c16 iter_args(%s = %zero) -> f32 {
      %ka = arith.addi %k, %tx : index
      %kb = arith.addi %k, %ty : index
      %x = memref.load %a[%row, %ka] : memref<64x64xf32>
      %y = memref.load %b[%kb, %col] : memref<64x64xf32>
      memref.store %x, %at[%ty, %tx] : !tile
      memref.store %y, %bt[%ty, %tx] : !tile
      gpu.barrier
      %part = scf.for %i = %c0 to %c16 step %c1 iter_args(%p = %s) -> f32 {
        %u = memref.load %at[%ty, %i] : !tile
        %v = memref.load %bt[%i, %tx] : !tile
        %m = arith.mulf %u, %v : f32
        %n = arith.addf %p, %m : f32
        scf.yield %n : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%row, %col] : memref<64x64xf32>
    gpu.terminator
  }
  return
}

// The tile of A is stored transposed. A warp then stores 2 words of each of 16
// rows of 16: 32 words in 4 banks, 8 wavefronts. It loads as before.
//   128 warps * 4 * (8 + 1 + 32) * 128 = 2686976, and 41/34 times the least.
// REPORT: "function": "columns",
// REPORT: "smem": {
// REPORT-NEXT: "read": 2097152,
// REPORT-NEXT: "written": 131072,
// REPORT: "requested": 2228224,
// REPORT-NEXT: "transferred": 2686976
// REPORT: "bound_by": "smem",
// REPORT: "coalescing": 1,
// REPORT-NEXT: "bank_conflicts": 1.205882352{{[0-9]+}}
// REPORT: "complete": true
func.func @columns(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
                   %c: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c4, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1)
             workgroup(%at: !tile, %bt: !tile) {
    %row = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%by, %ty)
    %col = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%bx, %tx)
    %sum = scf.for %k = %c0 to %c64 step %c16 iter_args(%s = %zero) -> f32 {
      %ka = arith.addi %k, %tx : index
      %kb = arith.addi %k, %ty : index
      %x = memref.load %a[%row, %ka] : memref<64x64xf32>
      %y = memref.load %b[%kb, %col] : memref<64x64xf32>
      memref.store %x, %at[%tx, %ty] : !tile
      memref.store %y, %bt[%ty, %tx] : !tile
      gpu.barrier
      %part = scf.for %i = %c0 to %c16 step %c1 iter_args(%p = %s) -> f32 {
        %u = memref.load %at[%i, %ty] : !tile
        %v = memref.load %bt[%i, %tx] : !tile
        %m = arith.mulf %u, %v : f32
        %n = arith.addf %p, %m : f32
        scf.yield %n : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%row, %col] : memref<64x64xf32>
    gpu.terminator
  }
  return
}
