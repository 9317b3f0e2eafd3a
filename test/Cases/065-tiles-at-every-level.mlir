// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A matmul by tiles in shared memory: 128x96 times 96x64, by blocks of 16x16
// threads. Workgroup memory is no HBM traffic: it has a level of its own.

// 2*128*64*96 flops. A is 128*96*4 bytes, B 96*64*4, C 128*64*4:
//   read 49152 + 24576, written 32768.
// CHECK: gpu.launch_func
// CHECK-SAME: flops = 1572864 : i64
// CHECK-SAME: hbm_bytes_read = 73728 : i64
// CHECK-SAME: hbm_bytes_written = 32768 : i64

// 8*4 blocks of 256 threads. In each of 6 tiles along k a thread loads two
// elements and stores them in shared memory, where it then loads two in each of
// 16 turns:
//   hbm requested  8192 * (6*2 + 1) * 4 = 425984
//   smem written   8192 * 6*2 * 4       = 393216
//   smem read      8192 * 6*16*2 * 4    = 6291456
// REPORT: "hbm": {
// REPORT: "requested": 425984,
// REPORT: "smem": {
// REPORT-NEXT: "read": 6291456,
// REPORT-NEXT: "written": 393216,
// REPORT-NEXT: "compulsory": 6684672,
// REPORT-NEXT: "requested": 6684672,
// A warp is two rows of 16 threads. It stores 32 words side by side, and loads
// one word of A per row, 16 words apart, or 16 words of B, all in one wavefront:
// 8192/32 warps * 6*(2 + 16*2) wavefronts * 128 bytes.
// REPORT-NEXT: "transferred": 6684672
// Two tiles of 16*16*4 bytes.
// REPORT: "smem_bytes_per_block": 2048,
// 2048 threads per SM hold 8 blocks of 256.
// REPORT: "blocks_per_unit": 8,
// REPORT-NEXT: "limited_by": "threads",
// REPORT: "active_units": 32,
// REPORT-NEXT: "active_lanes": 32,
// Each row of 16 threads wants 64 bytes side by side.
// REPORT-NEXT: "coalescing": 1,
// REPORT-NEXT: "bank_conflicts": 1
// REPORT: "complete": true
!tile = memref<16x16xf32, #gpu.address_space<workgroup>>
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @matmul(%a: memref<128x96xf32>, %b: memref<96x64xf32>,
                     %c: memref<128x64xf32>)
        workgroup(%at: !tile, %bt: !tile) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %c16 = arith.constant 16 : index
      %zero = arith.constant 0.0 : f32
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %i = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%by, %ty)
      %j = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%bx, %tx)
      %sum = scf.for %k = %c0 to %c6 step %c1 iter_args(%s = %zero) -> f32 {
        %ka = affine.apply affine_map<(k, t) -> (k * 16 + t)>(%k, %tx)
        %kb = affine.apply affine_map<(k, t) -> (k * 16 + t)>(%k, %ty)
        %av = memref.load %a[%i, %ka] : memref<128x96xf32>
        %bv = memref.load %b[%kb, %j] : memref<96x64xf32>
        memref.store %av, %at[%ty, %tx] : !tile
        memref.store %bv, %bt[%ty, %tx] : !tile
        gpu.barrier
        %part = scf.for %l = %c0 to %c16 step %c1 iter_args(%p = %s) -> f32 {
          %x = memref.load %at[%ty, %l] : !tile
          %y = memref.load %bt[%l, %tx] : !tile
          %xy = arith.mulf %x, %y : f32
          %q = arith.addf %p, %xy : f32
          scf.yield %q : f32
        }
        gpu.barrier
        scf.yield %part : f32
      }
      memref.store %sum, %c[%i, %j] : memref<128x64xf32>
      gpu.return
    }
  }
  func.func @host(%a: memref<128x96xf32>, %b: memref<96x64xf32>,
                  %c: memref<128x64xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func @device::@matmul
        blocks in (%c4, %c8, %c1) threads in (%c16, %c16, %c1)
        args(%a : memref<128x96xf32>, %b : memref<96x64xf32>,
             %c : memref<128x64xf32>)
    return
  }
}
