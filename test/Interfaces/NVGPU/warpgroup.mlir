// RUN: roofline-opt --analyze %s | FileCheck %s

// A warp group multiplies 128 x 64 by 64 x 128 out of shared memory: 2 * 128 *
// 128 * 64 flops. Its accumulator is in registers until it is stored, 128 * 128
// * 4 bytes.

!map = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b,
    l2promo = none, oob = zero, interleave = none>
!mapb = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b,
    l2promo = none, oob = zero, interleave = none>
!lhs = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!rhs = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>

// CHECK-LABEL: func.func @product(
func.func @product(%a: memref<128x64xf16, 3>, %b: memref<64x128xf16, 3>,
                   %c: memref<128x128xf32>, %ma: !map, %mb: !mapb, %other: !rhs) {
  // CHECK-NOT: roofline
  %zero = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %da = nvgpu.warpgroup.generate.descriptor %a, %ma : memref<128x64xf16, 3>, !map -> !lhs
  %db = nvgpu.warpgroup.generate.descriptor %b, %mb : memref<64x128xf16, 3>, !mapb -> !rhs
  // CHECK: nvgpu.warpgroup.mma %{{.*}}bound_by = "tensor.f16", domain = array<i64: 128, 128, 64>
  // CHECK-SAME: flops = 2097152 : i64, hbm_bytes_read = 0 : i64
  %d = nvgpu.warpgroup.mma %da, %db, %zero {transposeB} : !lhs, !rhs, !acc -> !acc
  // A descriptor from elsewhere is of shared memory all the same.
  // CHECK: nvgpu.warpgroup.mma %{{.*}}flops = 2097152 : i64, hbm_bytes_read = 0 : i64
  %e = nvgpu.warpgroup.mma %da, %other, %d {transposeB} : !lhs, !rhs, !acc -> !acc
  // CHECK: nvgpu.warpgroup.mma.store{{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 65536 : i64
  nvgpu.warpgroup.mma.store %e, %c : !acc to memref<128x128xf32>
  return
}

// One division per lane, which asks the special unit.
// CHECK-LABEL: func.func @reciprocal(
func.func @reciprocal(%v: vector<32x16xf32>) -> vector<32x16xf32> {
  // CHECK: nvgpu.rcp{{.*}}bound_by = "special"{{.*}}flops = 512 : i64
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<32x16xf32>
  return %0 : vector<32x16xf32>
}
