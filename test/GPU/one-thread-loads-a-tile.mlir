// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A predicate is a condition: of 4 blocks of 128 threads, thread 0 of each asks
// for a tile of 64x64 f16, 8192 bytes, and the other 127 for nothing.
// CHECK: hbm_bytes_read = 32768 : i64
// REPORT: "requested": 32768,
// REPORT: "complete": true
!tile = memref<64x64xf16, #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = !tile, swizzle = none,
    l2promo = none, oob = zero, interleave = none>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @load(%in: memref<256x64xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %any = memref.cast %in : memref<256x64xf16> to memref<*xf16>
  %map = nvgpu.tma.create.descriptor %any box[%c64, %c64]
      : memref<*xf16> -> !map
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%tile: !tile) {
    %bar = nvgpu.mbarrier.create -> !bar
    %first = arith.cmpi eq, %tx, %c0 : index
    %row = arith.muli %bx, %c64 : index
    nvgpu.tma.async.load %map[%c0, %row], %bar[%c0] to %tile,
        predicate = %first : !map, !bar -> !tile
    gpu.terminator
  }
  return
}
