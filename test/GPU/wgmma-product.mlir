// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A product of 256x128 f16 by 128x128 in 2x2 blocks of one warp group, which
// makes 128x64 of the result. The first thread has tiles of 128x64 and 64x64
// brought by tensor maps, in two turns.

// 4 blocks * 2 tiles * 2*128*64*64 flops, once for all 128 threads.
// A is 256*128*2 bytes, B 128*128*2, and C 256*128*4.
// CHECK: gpu.launch
// CHECK: bound_by = "smem"
// CHECK-SAME: flops = 8388608 : i64
// CHECK-SAME: hbm_bytes_read = 98304 : i64, hbm_bytes_written = 131072 : i64
// CHECK-SAME: l2_bytes = 327680 : i64
// CHECK-SAME: smem_bytes = 458752 : i64

// REPORT: "unit": "tensor.f16",
// REPORT-NEXT: "ops": 8388608
// A block reads 128 rows of A, 32768 bytes, and 64 columns of B, 16384.
// REPORT: "hbm": {
// REPORT-NEXT: "read": 98304,
// REPORT-NEXT: "written": 131072,
// REPORT-NEXT: "compulsory": 229376,
// REPORT-NEXT: "requested": 327680,
// REPORT-NEXT: "transferred": 229376,
// REPORT: "l2": {
// REPORT-NEXT: "read": 196608,
// REPORT-NEXT: "written": 131072,
// REPORT-NEXT: "compulsory": 229376,
// REPORT: "transferred": 327680,
// What arrives is stored once, 16384 + 8192 bytes in each of 8 turns. Each half
// of 64 rows reads its own of A and all of B: 16384 + 2*8192.
// REPORT: "smem": {
// REPORT-NEXT: "read": 262144,
// REPORT-NEXT: "written": 196608,
// REPORT: "requested": 458752,
// REPORT-NEXT: "transferred": 458752
// 4 of 132 SMs: 458752 / (4 * 128 * 1.83e9) = 489.617 ns.
// REPORT: "roof": "smem",
// REPORT-NEXT: "time_s": 4.8961748{{[0-9]+}}e-07
// 8388608 / 989.4e12 * 132 / 4 = 279.790 ns.
// REPORT: "roof": "tensor.f16",
// REPORT-NEXT: "time_s": 2.7978983{{[0-9]+}}e-07
// REPORT: "blocks": 4,
// REPORT-NEXT: "threads_per_block": 128,
// REPORT-NEXT: "warps_per_block": 4,
// REPORT-NEXT: "smem_bytes_per_block": 24576,
// REPORT-NEXT: "registers_per_thread": null,
// 233472 / (24576 + 1024) = 9.12 blocks, where the threads leave room for 16.
// REPORT-NEXT: "blocks_per_unit": 9,
// REPORT-NEXT: "limited_by": "smem",
// REPORT-NEXT: "waves": 1,
// REPORT: "active_units": 4,
// REPORT: "complete": true
!at = memref<128x64xf16, #gpu.address_space<workgroup>>
!bt = memref<64x64xf16, #gpu.address_space<workgroup>>
!amap = !nvgpu.tensormap.descriptor<tensor = !at, swizzle = swizzle_128b,
    l2promo = none, oob = zero, interleave = none>
!bmap = !nvgpu.tensormap.descriptor<tensor = !bt, swizzle = swizzle_128b,
    l2promo = none, oob = zero, interleave = none>
!lhs = !nvgpu.warpgroup.descriptor<tensor = !at>
!rhs = !nvgpu.warpgroup.descriptor<tensor = !bt>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @product(%a: memref<256x128xf16>, %b: memref<128x128xf16>,
                   %c: memref<256x128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %bytes = arith.constant 24576 : index
  %ticks = arith.constant 10000000 : index
  %phase = arith.constant false
  %ua = memref.cast %a : memref<256x128xf16> to memref<*xf16>
  %ub = memref.cast %b : memref<128x128xf16> to memref<*xf16>
  %ma = nvgpu.tma.create.descriptor %ua box[%c128, %c64] : memref<*xf16> -> !amap
  %mb = nvgpu.tma.create.descriptor %ub box[%c64, %c64] : memref<*xf16> -> !bmap
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c2, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%at: !at, %bt: !bt) {
    %row = affine.apply affine_map<(b) -> (b * 128)>(%by)
    %col = affine.apply affine_map<(b) -> (b * 64)>(%bx)
    %first = arith.cmpi eq, %t, %c0 : index
    %bar = nvgpu.mbarrier.create -> !barriers
    nvgpu.mbarrier.init %bar[%c0], %c1, predicate = %first : !barriers
    gpu.barrier
    %zero = nvgpu.warpgroup.mma.init.accumulator -> !acc
    %sum = scf.for %k = %c0 to %c128 step %c64 iter_args(%s = %zero) -> !acc {
      scf.if %first {
        nvgpu.mbarrier.arrive.expect_tx %bar[%c0], %bytes : !barriers
        nvgpu.tma.async.load %ma[%k, %row], %bar[%c0] to %at : !amap, !barriers -> !at
        nvgpu.tma.async.load %mb[%col, %k], %bar[%c0] to %bt : !bmap, !barriers -> !bt
      }
      nvgpu.mbarrier.try_wait.parity %bar[%c0], %phase, %ticks : !barriers
      %da = nvgpu.warpgroup.generate.descriptor %at, %ma : !at, !amap -> !lhs
      %db = nvgpu.warpgroup.generate.descriptor %bt, %mb : !bt, !bmap -> !rhs
      %d = nvgpu.warpgroup.mma %da, %db, %s {transposeB} : !lhs, !rhs, !acc -> !acc
      gpu.barrier
      scf.yield %d : !acc
    }
    %out = memref.subview %c[%row, %col] [128, 64] [1, 1]
        : memref<256x128xf32> to memref<128x64xf32, strided<[128, 1], offset: ?>>
    nvgpu.warpgroup.mma.store %sum, %out
        : !acc to memref<128x64xf32, strided<[128, 1], offset: ?>>
    gpu.terminator
  }
  return
}
