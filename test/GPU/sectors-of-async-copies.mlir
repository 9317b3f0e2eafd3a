// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s

// Each lane copies 8 f16, 16 bytes: 32 lanes want 512 bytes, 16 sectors.

// Side by side, these are what a warp touches.
// CHECK: "function": "side_by_side",
// CHECK: "coalescing": 1,
// CHECK-NOT: "lever": "coalesce"
// 64 f16 apart, it touches a sector of 32 bytes for each lane.
// CHECK: "function": "apart",
// CHECK: "coalescing": 0.5,
// CHECK: "lever": "coalesce",
// CHECK: "why": "warps touch 2 times the sectors that could hold what they want
// Of 4 of the 8 f16 the rest is zeros: 8 bytes of each 32.
// CHECK: "function": "half_zeros",
// CHECK: "coalescing": 0.25,
// CHECK: "why": "warps touch 4 times the sectors that could hold what they want
// All lanes load the same element, again and again: 4 bytes of one sector, which
// is as few as there are.
// CHECK: "function": "same_for_all",
// CHECK: "coalescing": 0.125,
// CHECK-NOT: "lever": "coalesce"
// CHECK: "totals": {

!shared = memref<1x1024xf16, #gpu.address_space<workgroup>>

func.func @side_by_side(%a: memref<16x8192xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%s : !shared) {
    %i = arith.muli %tx, %c8 : index
    %token = nvgpu.device_async_copy %a[%bx, %i], %s[%c0, %i], 8
        : memref<16x8192xf16> to !shared
    gpu.terminator
  }
  return
}

func.func @apart(%a: memref<16x8192xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%s : !shared) {
    %i = arith.muli %tx, %c8 : index
    %j = arith.muli %tx, %c64 : index
    %token = nvgpu.device_async_copy %a[%bx, %j], %s[%c0, %i], 8
        : memref<16x8192xf16> to !shared
    gpu.terminator
  }
  return
}

func.func @half_zeros(%a: memref<16x8192xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%s : !shared) {
    %i = arith.muli %tx, %c8 : index
    %j = arith.muli %tx, %c64 : index
    %token = nvgpu.device_async_copy %a[%bx, %j], %s[%c0, %i], 8, %c4
        : memref<16x8192xf16> to !shared
    gpu.terminator
  }
  return
}

func.func @same_for_all(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             private(%p : memref<64xf32, 5>) {
    scf.for %k = %c0 to %c64 step %c1 {
      %x = memref.load %a[%k] : memref<64xf32>
      memref.store %x, %p[%k] : memref<64xf32, 5>
    }
    gpu.terminator
  }
  return
}
