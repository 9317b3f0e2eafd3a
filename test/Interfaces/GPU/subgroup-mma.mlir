// RUN: roofline-opt --analyze %s | FileCheck %s

// One execution is that of a whole subgroup: 2 * 16 * 16 * 16 = 8192 flops at
// f16, and a fragment of A is 16 * 16 * 2 = 512 bytes, of C 16 * 16 * 4 = 1024.

// CHECK-LABEL: func.func @product(
func.func @product(%a: memref<32x64xf16>, %b: memref<64x32xf16>,
                   %c: memref<32x32xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  // CHECK: gpu.subgroup_mma_load_matrix
  // CHECK-SAME: hbm_bytes_read = 512 : i64, hbm_bytes_written = 0 : i64
  %fa = gpu.subgroup_mma_load_matrix %a[%i, %c0] {leadDimension = 64 : index}
      : memref<32x64xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  // CHECK: gpu.subgroup_mma_load_matrix
  // CHECK-SAME: hbm_bytes_read = 512 : i64, hbm_bytes_written = 0 : i64
  %fb = gpu.subgroup_mma_load_matrix %b[%c0, %i] {leadDimension = 32 : index, transpose}
      : memref<64x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
  // CHECK: gpu.subgroup_mma_load_matrix
  // CHECK-SAME: hbm_bytes_read = 1024 : i64, hbm_bytes_written = 0 : i64
  %fc = gpu.subgroup_mma_load_matrix %c[%i, %i] {leadDimension = 32 : index}
      : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  // CHECK: gpu.subgroup_mma_compute
  // CHECK-SAME: bound_by = "tensor.f16"
  // CHECK-SAME: domain = array<i64: 16, 16, 16>
  // CHECK-SAME: flops = 8192 : i64, hbm_bytes_read = 0 : i64
  %d = gpu.subgroup_mma_compute %fa, %fb, %fc
      : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">
        -> !gpu.mma_matrix<16x16xf32, "COp">
  // CHECK: gpu.subgroup_mma_store_matrix
  // CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 1024 : i64
  gpu.subgroup_mma_store_matrix %d, %c[%i, %i] {leadDimension = 32 : index}
      : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
  return
}

// Signed bytes are integer work: 2 * 32 * 8 * 16 = 8192 operations.
// CHECK-LABEL: func.func @bytes(
func.func @bytes(%a: memref<32x16xi8>, %b: memref<16x8xi8>, %zero: i32) {
  %c0 = arith.constant 0 : index
  // 32 * 16 bytes
  // CHECK: gpu.subgroup_mma_load_matrix
  // CHECK-SAME: hbm_bytes_read = 512 : i64
  %fa = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index}
      : memref<32x16xi8> -> !gpu.mma_matrix<32x16xsi8, "AOp">
  // 16 * 8 bytes
  // CHECK: gpu.subgroup_mma_load_matrix
  // CHECK-SAME: hbm_bytes_read = 128 : i64
  %fb = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 8 : index}
      : memref<16x8xi8> -> !gpu.mma_matrix<16x8xsi8, "BOp">
  // CHECK: gpu.subgroup_mma_constant_matrix
  // CHECK-NOT: roofline
  %fc = gpu.subgroup_mma_constant_matrix %zero
      : !gpu.mma_matrix<32x8xi32, "COp">
  // CHECK: gpu.subgroup_mma_compute
  // CHECK-SAME: bound_by = "tensor.i8"
  // CHECK-SAME: iops = 8192 : i64
  %d = gpu.subgroup_mma_compute %fa, %fb, %fc
      : !gpu.mma_matrix<32x16xsi8, "AOp">, !gpu.mma_matrix<16x8xsi8, "BOp">
        -> !gpu.mma_matrix<32x8xi32, "COp">
  return
}

// 16 * 16 = 256 elements each; a division asks the special unit as well.
// CHECK-LABEL: func.func @elementwise(
func.func @elementwise(%x: f32, %n: i32) {
  %m = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf32, "COp">
  %i = gpu.subgroup_mma_constant_matrix %n : !gpu.mma_matrix<16x16xi32, "COp">
  // CHECK: gpu.subgroup_mma_elementwise addf
  // CHECK-SAME: bound_by = "vector.f32", domain = array<i64: 16, 16>
  // CHECK-SAME: flops = 256 : i64
  %0 = gpu.subgroup_mma_elementwise addf %m, %m
      : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">)
        -> !gpu.mma_matrix<16x16xf32, "COp">
  // CHECK: gpu.subgroup_mma_elementwise divf
  // CHECK-SAME: bound_by = "special"
  // CHECK-SAME: flops = 256 : i64
  %1 = gpu.subgroup_mma_elementwise divf %0, %m
      : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">)
        -> !gpu.mma_matrix<16x16xf32, "COp">
  // CHECK: gpu.subgroup_mma_elementwise muli
  // CHECK-SAME: iops = 256 : i64
  %2 = gpu.subgroup_mma_elementwise muli %i, %i
      : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">)
        -> !gpu.mma_matrix<16x16xi32, "COp">
  // CHECK: gpu.subgroup_mma_elementwise negatef
  // CHECK-NOT: roofline
  // CHECK: return
  %3 = gpu.subgroup_mma_elementwise negatef %1
      : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}

// A leading dimension that is no stride of the buffer: 256 elements somewhere.
// A memref of vectors: 16 rows of 16 / 4 vectors of 8 bytes, 512 bytes. A plain
// row of memory with a leading dimension: rows 0, 64, ... of 16 elements.
// CHECK-LABEL: func.func @layouts(
func.func @layouts(%a: memref<32x64xf16>, %v: memref<16x16xvector<4xf16>>,
                   %flat: memref<4096xf16>, %open: memref<?x?xf16>) {
  %c0 = arith.constant 0 : index
  // CHECK-COUNT-4: gpu.subgroup_mma_load_matrix{{.*}}hbm_bytes_read = {{"?(2\*min\(layouts.arg3_d0\*layouts.arg3_d1, 256\)|512)}}
  %0 = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 48 : index}
      : memref<32x64xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %v[%c0, %c0] {leadDimension = 64 : index}
      : memref<16x16xvector<4xf16>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %2 = gpu.subgroup_mma_load_matrix %flat[%c0] {leadDimension = 64 : index}
      : memref<4096xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  // At most the whole matrix, of which nothing is known.
  %3 = gpu.subgroup_mma_load_matrix %open[%c0, %c0] {leadDimension = 64 : index}
      : memref<?x?xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// CHECK-LABEL: func.func @mistaken(
func.func @mistaken(%a: memref<32x64xf16>) {
  %c0 = arith.constant 0 : index
  // CHECK: roofline.unmodelled = "not one index per dimension"
  %0 = gpu.subgroup_mma_load_matrix %a[%c0] {leadDimension = 64 : index}
      : memref<32x64xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
