// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Loads and stores move every lane: 8*4.

func.func @load_store(%m: memref<16x64xf32>, %v: memref<16xvector<8xf32>>,
                      %i: index) {
  // CHECK: vector.load
  // CHECK-SAME: domain = array<i64: 8>, hbm_bytes_read = 32 : i64, hbm_bytes_written = 0 : i64
  %0 = vector.load %m[%i, %i] : memref<16x64xf32>, vector<8xf32>
  // CHECK: vector.store
  // CHECK-SAME: domain = array<i64: 8>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
  vector.store %0, %m[%i, %i] : memref<16x64xf32>, vector<8xf32>
  // One element that is a vector.
  // CHECK: vector.load
  // CHECK-SAME: domain = array<i64>, hbm_bytes_read = 32 : i64, hbm_bytes_written = 0 : i64
  %1 = vector.load %v[%i] : memref<16xvector<8xf32>>, vector<8xf32>
  return
}

// Shared memory is on the chip.
// CHECK-LABEL: func.func @workgroup(
// CHECK: vector.load
// CHECK-SAME: hbm_bytes_read = 0 : i64
func.func @workgroup(%m: memref<64xf32, #gpu.address_space<workgroup>>,
                     %i: index) {
  %0 = vector.load %m[%i]
           : memref<64xf32, #gpu.address_space<workgroup>>, vector<8xf32>
  return
}
