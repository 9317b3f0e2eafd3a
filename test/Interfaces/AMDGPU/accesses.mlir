// RUN: roofline-opt --analyze --target=mi300x %s | FileCheck %s

// One thread's accesses. An atomic reads, computes one operation per lane, and
// writes.

// CHECK-LABEL: func.func @buffers(
func.func @buffers(%m: memref<128x64xf32>, %n: memref<1024xi32>, %i: i32, %v: vector<4xf32>, %f: f32) {
  // CHECK: amdgpu.raw_buffer_load{{.*}}hbm_bytes_read = 16 : i64, hbm_bytes_written = 0 : i64
  %0 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 4 : i32} %m[%i, %i] sgprOffset %i
      : memref<128x64xf32>, i32, i32 -> vector<4xf32>
  // CHECK: amdgpu.raw_buffer_store{{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 16 : i64
  amdgpu.raw_buffer_store %v -> %m[%i, %i] : vector<4xf32> -> memref<128x64xf32>, i32, i32
  // CHECK: amdgpu.raw_buffer_atomic_fadd{{.*}}flops = 1 : i64, hbm_bytes_read = 4 : i64, hbm_bytes_written = 4 : i64
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i, %i] : f32 -> memref<128x64xf32>, i32, i32
  // CHECK: amdgpu.raw_buffer_atomic_umin{{.*}}hbm_bytes_read = 4 : i64, hbm_bytes_written = 4 : i64{{.*}}iops = 1 : i64
  amdgpu.raw_buffer_atomic_umin %i -> %n[%i] : i32 -> memref<1024xi32>, i32
  return
}

// LDS is shared memory: only the other side of a copy is traffic of main memory.
// CHECK-LABEL: func.func @lds(
func.func @lds(%m: memref<128x64xf32>, %lds: memref<64x64xf32, #gpu.address_space<workgroup>>,
               %t: memref<128x64xf16, 3>, %i: index) {
  // CHECK: amdgpu.gather_to_lds{{.*}}hbm_bytes_read = 16 : i64, hbm_bytes_written = 0 : i64
  amdgpu.gather_to_lds %m[%i, %i], %lds[%i, %i]
      : vector<4xf32>, memref<128x64xf32>, memref<64x64xf32, #gpu.address_space<workgroup>>
  // CHECK: amdgpu.transpose_load{{.*}}domain = array<i64: 4>{{.*}}hbm_bytes_read = 0 : i64
  %0 = amdgpu.transpose_load %t[%i, %i] : memref<128x64xf16, 3> -> vector<4xf16>
  return
}

// CHECK-LABEL: func.func @free(
// CHECK-NOT: roofline
func.func @free(%x: i32, %f: f32, %p: vector<4xf8E4M3FNUZ>, %m: memref<64xf32>) {
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  %0 = amdgpu.dpp %x %x row_shl (0x1 : i32) : i32
  %1 = amdgpu.swizzle_bitmode %f 1 2 4 : f32
  %2 = amdgpu.ext_packed_fp8 %p[0] : vector<4xf8E4M3FNUZ> to f32
  %3 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  %4 = amdgpu.fat_raw_buffer_cast %m : memref<64xf32> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
