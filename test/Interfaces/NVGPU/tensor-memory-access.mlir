// RUN: roofline-opt --analyze %s | FileCheck %s

// A tensor map stands for the tensor that it was made for: a box of 64 rows of
// 32 f16 is 4096 bytes of main memory.

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x32xf16, 3>, swizzle = none,
    l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>

// CHECK-LABEL: func.func @boxes(
func.func @boxes(%g: memref<1024x1024xf16>, %tile: memref<64x32xf16, 3>,
                 %bar: !barrier, %i: index, %p: i1, %mask: i16, %other: !map) {
  // CHECK-NOT: roofline
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %any = memref.cast %g : memref<1024x1024xf16> to memref<*xf16>
  %map = nvgpu.tma.create.descriptor %any box[%c64, %c32] : memref<*xf16> -> !map
  nvgpu.tma.prefetch.descriptor %map : !map
  nvgpu.tma.fence.descriptor %map : !map
  nvgpu.mbarrier.init %bar[%c0], %c32 : !barrier
  nvgpu.mbarrier.arrive.expect_tx %bar[%c0], %c32 : !barrier
  // CHECK: nvgpu.tma.async.load{{.*}}domain = array<i64: 64, 32>
  // CHECK-SAME: hbm_bytes_read = 4096 : i64, hbm_bytes_written = 0 : i64
  nvgpu.tma.async.load %map[%i, %c0], %bar[%c0] to %tile, predicate = %p
      : !map, !barrier -> memref<64x32xf16, 3>
  // CHECK-NOT: roofline
  nvgpu.mbarrier.try_wait.parity %bar[%c0], %p, %c32 : !barrier
  // CHECK: nvgpu.tma.async.store{{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 4096 : i64
  nvgpu.tma.async.store %tile to %map[%i, %c0] : memref<64x32xf16, 3> -> !map
  // CHECK: nvgpu.tma.async.load{{.*}}roofline.unmodelled = "a multicast, which writes the shared memory of several blocks"
  nvgpu.tma.async.load %map[%i, %c0], %bar[%c0] to %tile multicast_mask = %mask
      : !map, !barrier -> memref<64x32xf16, 3>
  // CHECK: nvgpu.tma.async.load{{.*}}roofline.unmodelled = "a tensor map whose tensor is not known"
  nvgpu.tma.async.load %other[%i, %c0], %bar[%c0] to %tile
      : !map, !barrier -> memref<64x32xf16, 3>
  // CHECK: nvgpu.tma.async.load{{.*}}roofline.unmodelled = "not one index per dimension"
  %flat = memref.collapse_shape %g [[0, 1]]
      : memref<1024x1024xf16> into memref<1048576xf16>
  %anyFlat = memref.cast %flat : memref<1048576xf16> to memref<*xf16>
  %mapFlat = nvgpu.tma.create.descriptor %anyFlat box[%c64, %c32] : memref<*xf16> -> !map
  nvgpu.tma.async.load %mapFlat[%i, %c0], %bar[%c0] to %tile
      : !map, !barrier -> memref<64x32xf16, 3>
  return
}

// The first coordinate is that of the innermost dimension: 64 rows of 32 in a
// tensor of 1024 x 32 are whole rows, which two loads one box apart share none
// of. 2 * 4096 bytes.
// CHECK-LABEL: func.func @coordinates(
// CHECK: scf.parallel
// CHECK: } {roofline.cost = {{.*}}hbm_bytes_read = 8192 : i64, hbm_bytes_written = 0 : i64
func.func @coordinates(%g: memref<1024x32xf16>, %tile: memref<64x32xf16, 3>,
                       %bar: !barrier) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %any = memref.cast %g : memref<1024x32xf16> to memref<*xf16>
  %map = nvgpu.tma.create.descriptor %any box[%c64, %c32] : memref<*xf16> -> !map
  scf.parallel (%b) = (%c0) to (%c2) step (%c1) {
    %row = arith.muli %b, %c64 : index
    nvgpu.tma.async.load %map[%c0, %row], %bar[%c0] to %tile
        : !map, !barrier -> memref<64x32xf16, 3>
  }
  return
}
