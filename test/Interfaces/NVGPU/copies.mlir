// RUN: roofline-opt --analyze %s | FileCheck %s

// A copy reads main memory and writes shared memory, which is no traffic of
// main memory. What it fills up with zeros is not read.

// CHECK-LABEL: func.func @async(
func.func @async(%g: memref<128x64xf32>, %s: memref<16x64xf32, 3>, %i: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  // 4 * 4 bytes, then 3 * 4.
  // CHECK: nvgpu.device_async_copy{{.*}}hbm_bytes_read = 16 : i64, hbm_bytes_written = 0 : i64
  %0 = nvgpu.device_async_copy %g[%i, %c0], %s[%c0, %c0], 4
      : memref<128x64xf32> to memref<16x64xf32, 3>
  // CHECK: nvgpu.device_async_copy{{.*}}hbm_bytes_read = 12 : i64, hbm_bytes_written = 0 : i64
  %1 = nvgpu.device_async_copy %g[%i, %c0], %s[%c0, %c0], 4, %c3
      : memref<128x64xf32> to memref<16x64xf32, 3>
  // As many as fit in front of the end of a row, which nobody has said.
  // CHECK: nvgpu.device_async_copy{{.*}}hbm_bytes_read = "4*min({{.*}}arg2, 4)", hbm_bytes_written = 0 : i64
  %2 = nvgpu.device_async_copy %g[%i, %c0], %s[%c0, %c0], 4, %i
      : memref<128x64xf32> to memref<16x64xf32, 3>
  // CHECK-NOT: roofline
  // CHECK: nvgpu.device_async_wait
  %group = nvgpu.device_async_create_group %0, %1, %2
  nvgpu.device_async_wait %group
  return
}

// A fragment comes from shared memory: nothing of main memory is touched, and
// nothing is computed.
// CHECK-LABEL: func.func @fragments(
func.func @fragments(%s: memref<16x64xf16, #gpu.address_space<workgroup>>) {
  %c0 = arith.constant 0 : index
  // CHECK: nvgpu.ldmatrix
  // CHECK-SAME: domain = array<i64: 32, 8>
  // CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
  %0 = nvgpu.ldmatrix %s[%c0, %c0] {numTiles = 4 : i32, transpose = false}
      : memref<16x64xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
  return
}
