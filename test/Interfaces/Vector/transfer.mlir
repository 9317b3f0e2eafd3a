// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A transfer moves the elements of its vector, one per lane.

// CHECK-LABEL: func.func @in_bounds(
func.func @in_bounds(%m: memref<16x64xf32>, %t: tensor<16x64xf32>, %i: index)
    -> tensor<16x64xf32> {
  %pad = arith.constant 0.0 : f32
  // 4*8*4 read.
  // CHECK: vector.transfer_read
  // CHECK-SAME: domain = array<i64: 4, 8>, hbm_bytes_read = 128 : i64, hbm_bytes_written = 0 : i64
  %0 = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true, true]}
           : memref<16x64xf32>, vector<4x8xf32>
  // And written.
  // CHECK: vector.transfer_write
  // CHECK-SAME: domain = array<i64: 4, 8>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 128 : i64
  %1 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true, true]}
           : vector<4x8xf32>, tensor<16x64xf32>
  return %1 : tensor<16x64xf32>
}

// CHECK-LABEL: func.func @broadcast(
func.func @broadcast(%m: memref<16x64xf32>, %i: index) {
  %pad = arith.constant 0.0 : f32
  // Eight rows of the same four elements: 4*4.
  // CHECK: vector.transfer_read
  // CHECK-SAME: domain = array<i64: 1, 4>, hbm_bytes_read = 16 : i64
  %0 = vector.transfer_read %m[%i, %i], %pad
           {in_bounds = [true, true],
            permutation_map = affine_map<(i, j) -> (0, j)>}
           : memref<16x64xf32>, vector<8x4xf32>
  return
}

// Where the indices are constants, the elements in bounds are counted.
// CHECK-LABEL: func.func @clipped(
func.func @clipped(%m: memref<7x9xf32>) {
  %pad = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // 7*9 of 8*16: 63*4.
  // CHECK: vector.transfer_read
  // CHECK-SAME: domain = array<i64: 7, 9>, hbm_bytes_read = 252 : i64
  %0 = vector.transfer_read %m[%c0, %c0], %pad
           : memref<7x9xf32>, vector<8x16xf32>
  // Three rows and five columns are left: 15*4.
  // CHECK: vector.transfer_read
  // CHECK-SAME: domain = array<i64: 3, 5>, hbm_bytes_read = 60 : i64
  %1 = vector.transfer_read %m[%c4, %c4], %pad
           : memref<7x9xf32>, vector<8x16xf32>
  return
}

// An element that is a vector moves whole: 2*3*4.
// CHECK-LABEL: func.func @vector_elements(
func.func @vector_elements(%m: memref<16xvector<3xf32>>, %i: index,
                           %pad: vector<3xf32>) {
  // CHECK: vector.transfer_read
  // CHECK-SAME: domain = array<i64: 2>, hbm_bytes_read = 24 : i64
  %0 = vector.transfer_read %m[%i], %pad {in_bounds = [true]}
           : memref<16xvector<3xf32>>, vector<2x3xf32>
  return
}
