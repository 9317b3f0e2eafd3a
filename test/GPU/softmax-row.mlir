// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Softmax over rows of 1000, a block of 256 threads for each of 64 rows. A
// thread takes every 256th element: 232 threads have 4 and 24 have 3, which
// makes 1000. What threads have found meets in shared memory, where 128, 64, ...
// and 1 thread join two values: 255 pairs.

// Per row:
//   maximum  1000 + 255
//   sum      1000 subtractions, exponentials and additions, + 255
//   scale    1000 subtractions, exponentials and divisions
//   7510 flops, of which 2000 are transcendental; 64 rows.
// CHECK: flops = 480640 : i64
// The row is read and written, 64*1000*4 bytes each.
// CHECK-SAME: hbm_bytes_read = 256000 : i64
// CHECK-SAME: hbm_bytes_written = 256000 : i64
// CHECK-SAME: transcendentals = 128000 : i64

// Three passes read each element, and one writes it.
// REPORT: "requested": 1024000,
// Per row and reduction 256 stores, 255*2 loads, 255 stores, and 256 loads of
// the result: 1277 accesses of 4 bytes, twice, 64 rows.
// REPORT: "smem": {
// REPORT-NEXT: "read": 392192,
// REPORT-NEXT: "written": 261632,
// REPORT-NEXT: "compulsory": 653824,
// REPORT-NEXT: "requested": 653824,
// Of wavefronts of 128 bytes 8 warps take, per reduction, 8 to store and 8 for
// the result; the pairs take 3 each in 4, 2, 1, 1, 1, 1, 1 and 1 warps, 36:
//   64 * 2 * (16 + 36) * 128.
// REPORT-NEXT: "transferred": 851968
// REPORT: "smem_bytes_per_block": 1024,
// REPORT: "bank_conflicts": 1
// REPORT: "complete": true
!tile = memref<256xf32, #gpu.address_space<workgroup>>
func.func @softmax(%in: memref<64x1000xf32>, %out: memref<64x1000xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %n = arith.constant 1000 : index
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%row, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             workgroup(%tile: !tile) {
    %mine = scf.for %i = %t to %n step %c256 iter_args(%m = %lowest) -> f32 {
      %x = memref.load %in[%row, %i] : memref<64x1000xf32>
      %y = arith.maximumf %m, %x : f32
      scf.yield %y : f32
    }
    memref.store %mine, %tile[%t] : !tile
    gpu.barrier
    affine.if affine_set<(t) : (127 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 128] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (63 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 64] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (31 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 32] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (15 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 16] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (7 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 8] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (3 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 4] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (1 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 2] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (0 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 1] : !tile
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    %max = memref.load %tile[%c0] : !tile
    gpu.barrier
    %part = scf.for %i = %t to %n step %c256 iter_args(%s = %zero) -> f32 {
      %x = memref.load %in[%row, %i] : memref<64x1000xf32>
      %d = arith.subf %x, %max : f32
      %e = math.exp %d : f32
      %y = arith.addf %s, %e : f32
      scf.yield %y : f32
    }
    memref.store %part, %tile[%t] : !tile
    gpu.barrier
    affine.if affine_set<(t) : (127 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 128] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (63 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 64] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (31 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 32] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (15 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 16] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (7 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 8] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (3 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 4] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (1 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 2] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (0 - t >= 0)>(%t) {
      %a = affine.load %tile[%t] : !tile
      %b = affine.load %tile[%t + 1] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %tile[%t] : !tile
    }
    gpu.barrier
    %sum = memref.load %tile[%c0] : !tile
    scf.for %i = %t to %n step %c256 {
      %x = memref.load %in[%row, %i] : memref<64x1000xf32>
      %d = arith.subf %x, %max : f32
      %e = math.exp %d : f32
      %y = arith.divf %e, %sum : f32
      memref.store %y, %out[%row, %i] : memref<64x1000xf32>
    }
    gpu.terminator
  }
  return
}
