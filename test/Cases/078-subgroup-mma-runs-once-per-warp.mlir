// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null | FileCheck %s

// A matrix instruction runs once per subgroup, not per thread: 4 blocks of 64
// threads are 8 warps, each of which makes 2*16*16*16 = 8192 flops.
// CHECK: "op": "gpu.launch",
// CHECK: "flops": 65536,
// CHECK: "unit": "tensor.f16",
//
// All of them load the same 256*2 + 256*2 + 256*4 = 2048 bytes and store 1024.
// CHECK: "hbm": {
// CHECK-NEXT: "read": 2048,
// CHECK-NEXT: "written": 1024,
// CHECK-NEXT: "compulsory": 3072,
// 8 warps do so.
// CHECK-NEXT: "requested": 24576,
// Each block, on a core of its own, once: 4*2048 and 4*1024.
// CHECK: "l2": {
// CHECK-NEXT: "read": 8192,
// CHECK-NEXT: "written": 4096,
//
// 4 of 132 cores work, each with 989.4e12 / 132 flops a second: 65536 /
// (989.4e12 * 4 / 132) = 2.1859 ns, against 12288 / 6.65e12 = 1.8478 ns.
// CHECK: "bound_by": "tensor.f16",
// CHECK: "active_units": 4,
// CHECK: "why": "4 blocks use 4 of 132 SMs, then bound by l2"
// CHECK: "complete": true
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
