// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A matrix instruction runs once per subgroup, not per thread. As long as it has
// no model it is listed where it stands, and does not count as one flop.

// CHECK-NOT: roofline.cost
// CHECK-COUNT-5: roofline.unmodelled = "no cost model for this op"
// CHECK-NOT: roofline.cost

// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,
// REPORT: "op": "gpu.subgroup_mma_load_matrix",
// REPORT-NEXT: "count": 3,
// REPORT: "op": "gpu.subgroup_mma_compute",
// REPORT-NEXT: "count": 1,
// REPORT: "complete": false
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
