// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Copies read and write 8*4 bytes.

func.func @copies(%m: memref<8xf32>, %out: memref<8xf32>, %t: tensor<8xf32>,
                  %dest: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: bufferization.clone
  // CHECK-SAME: domain = array<i64: 8>, hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
  %0 = bufferization.clone %m : memref<8xf32> to memref<8xf32>
  // CHECK: bufferization.alloc_tensor
  // CHECK-SAME: domain = array<i64: 8>, hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<8xf32>
  // CHECK: bufferization.materialize_in_destination
  // CHECK-SAME: domain = array<i64: 8>, hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
  %2 = bufferization.materialize_in_destination %t in %dest
           : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // CHECK: bufferization.materialize_in_destination
  // CHECK-SAME: domain = array<i64: 8>, hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
  bufferization.materialize_in_destination %t in restrict writable %out
      : (tensor<8xf32>, memref<8xf32>) -> ()
  // A splat is written, not read.
  // CHECK: bufferization.materialize_in_destination
  // CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
  %splat = arith.constant dense<1.0> : tensor<8xf32>
  bufferization.materialize_in_destination %splat in restrict writable %out
      : (tensor<8xf32>, memref<8xf32>) -> ()
  return %2 : tensor<8xf32>
}
