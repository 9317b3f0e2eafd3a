// RUN: roofline-opt --analyze %s | FileCheck %s

// Workgroup and private memory is no main-memory traffic; global memory is,
// whatever its number.

// CHECK-LABEL: @spaces
// Shared and private in, global out.
// CHECK: linalg.add
// CHECK-SAME: flops = 64 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 256 : i64
// Global and private in, shared out.
// CHECK: linalg.add
// CHECK-SAME: flops = 64 : i64, hbm_bytes_read = 256 : i64, hbm_bytes_written = 0 : i64
// No main memory at all.
// CHECK: linalg.add
// CHECK-SAME: bound_by = "vector.f32"
// CHECK-SAME: flops = 64 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64
// CHECK-NOT: intensity
// CHECK-SAME: regime = "compute-bound"
// A copy to shared memory reads.
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 256 : i64, hbm_bytes_written = 0 : i64
func.func @spaces(%shared: memref<8x8xf32, 3>,
                  %private: memref<8x8xf32, #gpu.address_space<private>>,
                  %global: memref<8x8xf32, 1>, %plain: memref<8x8xf32>) {
  linalg.add ins(%shared, %private : memref<8x8xf32, 3>,
                 memref<8x8xf32, #gpu.address_space<private>>)
             outs(%plain : memref<8x8xf32>)
  linalg.add ins(%global, %private : memref<8x8xf32, 1>,
                 memref<8x8xf32, #gpu.address_space<private>>)
             outs(%shared : memref<8x8xf32, 3>)
  linalg.add ins(%shared, %private : memref<8x8xf32, 3>,
                 memref<8x8xf32, #gpu.address_space<private>>)
             outs(%shared : memref<8x8xf32, 3>)
  memref.copy %plain, %shared : memref<8x8xf32> to memref<8x8xf32, 3>
  return
}
