// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// What warps and warp groups execute together, in blocks of several of them.

!at = memref<128x64xf16, #gpu.address_space<workgroup>>
!bt = memref<64x64xf16, #gpu.address_space<workgroup>>
!amap = !nvgpu.tensormap.descriptor<tensor = !at, swizzle = swizzle_128b,
    l2promo = none, oob = zero, interleave = none>
!bmap = !nvgpu.tensormap.descriptor<tensor = !bt, swizzle = swizzle_128b,
    l2promo = none, oob = zero, interleave = none>
!lhs = !nvgpu.warpgroup.descriptor<tensor = !at>
!rhs = !nvgpu.warpgroup.descriptor<tensor = !bt>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>

// 3 blocks of 256 threads are 6 warp groups: 6 * 2*128*64*64 flops. Each reads
// 16384 + 2*8192 bytes of shared memory.
// CHECK-LABEL: @two_groups
// CHECK: gpu.launch
// CHECK: flops = 6291456 : i64
// CHECK-SAME: smem_bytes = 196608 : i64
func.func @two_groups(%ma: !amap, %mb: !bmap) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             workgroup(%at: !at, %bt: !bt) {
    %zero = nvgpu.warpgroup.mma.init.accumulator -> !acc
    %da = nvgpu.warpgroup.generate.descriptor %at, %ma : !at, !amap -> !lhs
    %db = nvgpu.warpgroup.generate.descriptor %bt, %mb : !bt, !bmap -> !rhs
    %d = nvgpu.warpgroup.mma %da, %db, %zero {transposeB} : !lhs, !rhs, !acc -> !acc
    gpu.terminator
  }
  return
}

// Of 3 groups the first brings what the others multiply: half as many groups
// again as above do the same work.
// CHECK-LABEL: @consumers
// CHECK: gpu.launch
// CHECK: flops = 6291456 : i64
// CHECK-SAME: smem_bytes = 196608 : i64
func.func @consumers(%ma: !amap, %mb: !bmap) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c128 = arith.constant 128 : index
  %c384 = arith.constant 384 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c384, %sy = %c1, %sz = %c1)
             workgroup(%at: !at, %bt: !bt) {
    %consumes = arith.cmpi uge, %t, %c128 : index
    scf.if %consumes {
      %zero = nvgpu.warpgroup.mma.init.accumulator -> !acc
      %da = nvgpu.warpgroup.generate.descriptor %at, %ma : !at, !amap -> !lhs
      %db = nvgpu.warpgroup.generate.descriptor %bt, %mb : !bt, !bmap -> !rhs
      %d = nvgpu.warpgroup.mma %da, %db, %zero {transposeB} : !lhs, !rhs, !acc -> !acc
    }
    gpu.terminator
  }
  return
}

// Of 4 warps one multiplies, in each of 3 blocks: 3 * 2*16*8*16 flops.
// CHECK-LABEL: @one_warp
// CHECK: gpu.launch
// CHECK: flops = 12288 : i64
func.func @one_warp() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c128 = arith.constant 128 : index
  %a = arith.constant dense<0.5> : vector<4x2xf16>
  %b = arith.constant dense<0.5> : vector<2x2xf16>
  %zero = arith.constant dense<0.0> : vector<2x2xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    %warp = affine.apply affine_map<(t) -> (t floordiv 32)>(%t)
    %mine = arith.cmpi eq, %warp, %c2 : index
    scf.if %mine {
      %d = nvgpu.mma.sync (%a, %b, %zero) {mmaShape = [16, 8, 16]}
          : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    }
    gpu.terminator
  }
  return
}

// 32x8 threads are 8 warps, which begin at rows: 3 * 8 * 4096 flops. So are
// 16x16, which begin at every other row.
// CHECK-LABEL: @rows_of_threads
// CHECK: gpu.launch
// CHECK: flops = 98304 : i64
// CHECK: gpu.launch
// CHECK: flops = 98304 : i64
func.func @rows_of_threads() {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %a = arith.constant dense<0.5> : vector<4x2xf16>
  %b = arith.constant dense<0.5> : vector<2x2xf16>
  %zero = arith.constant dense<0.0> : vector<2x2xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c8, %sz = %c1) {
    %d = nvgpu.mma.sync (%a, %b, %zero) {mmaShape = [16, 8, 16]}
        : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %d = nvgpu.mma.sync (%a, %b, %zero) {mmaShape = [16, 8, 16]}
        : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    gpu.terminator
  }
  return
}
// REPORT: "complete": true
