// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A matrix instruction runs once per subgroup, not per thread: 4 blocks of 64
// threads are 8 warps, each with 2*16*16*16 = 8192 flops.

// CHECK: flops = 65536 : i64
// The same 256*2 + 256*2 + 256*4 bytes are read by all, and 1024 written.
// CHECK-SAME: hbm_bytes_read = 2048 : i64
// CHECK-SAME: hbm_bytes_written = 1024 : i64

// REPORT: "unit": "tensor.f16",
// REPORT-NEXT: "ops": 65536,
// Each of the 8 loads 2048 bytes and stores 1024.
// REPORT: "requested": 24576,
// REPORT: "complete": true
func.func @tensor_core(%a: memref<16x16xf16>, %b: memref<16x16xf16>,
                       %c: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %fa = gpu.subgroup_mma_load_matrix %a[%c0, %c0]
        {leadDimension = 16 : index}
        : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %fb = gpu.subgroup_mma_load_matrix %b[%c0, %c0]
        {leadDimension = 16 : index}
        : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %fc = gpu.subgroup_mma_load_matrix %c[%c0, %c0]
        {leadDimension = 16 : index}
        : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    %d = gpu.subgroup_mma_compute %fa, %fb, %fc
        : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">
          -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %d, %c[%c0, %c0]
        {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.terminator
  }
  return
}
