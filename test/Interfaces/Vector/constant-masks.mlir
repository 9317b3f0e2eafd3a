// RUN: roofline-opt --analyze %s | FileCheck %s

// Under a mask whose lanes are constants the active ones move, four bytes each;
// arithmetic counts all lanes.

// CHECK-LABEL: func.func @three(
func.func @three(%m: memref<64xf32>, %i: index, %x: vector<8xf32>,
                 %ids: vector<8xindex>) {
  %pad = arith.constant 0.0 : f32
  // 3 * 4 = 12.
  %mask = vector.constant_mask [3] : vector<8xi1>
  // CHECK: vector.maskedload {{.*}} hbm_bytes_read = 12 : i64, hbm_bytes_written = 0 : i64
  %0 = vector.maskedload %m[%i], %mask, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.maskedstore {{.*}} hbm_bytes_read = 0 : i64, hbm_bytes_written = 12 : i64
  vector.maskedstore %m[%i], %mask, %x
      : memref<64xf32>, vector<8xi1>, vector<8xf32>
  // CHECK: vector.expandload {{.*}} hbm_bytes_read = 12 : i64, hbm_bytes_written = 0 : i64
  %1 = vector.expandload %m[%i], %mask, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.compressstore {{.*}} hbm_bytes_read = 0 : i64, hbm_bytes_written = 12 : i64
  vector.compressstore %m[%i], %mask, %x
      : memref<64xf32>, vector<8xi1>, vector<8xf32>
  // CHECK: vector.gather {{.*}} hbm_bytes_read = 12 : i64, hbm_bytes_written = 0 : i64
  %2 = vector.gather %m[%i][%ids], %mask, %x
           : memref<64xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
           into vector<8xf32>
  // CHECK: vector.transfer_read {{.*}} hbm_bytes_read = 12 : i64, hbm_bytes_written = 0 : i64
  %3 = vector.transfer_read %m[%i], %pad, %mask {in_bounds = [true]}
           : memref<64xf32>, vector<8xf32>
  // CHECK: vector.mask {{.*}} hbm_bytes_read = 0 : i64, hbm_bytes_written = 12 : i64
  vector.mask %mask {
    vector.transfer_write %x, %m[%i] {in_bounds = [true]}
        : vector<8xf32>, memref<64xf32>
  } : vector<8xi1>
  // CHECK: vector.mask {{.*}} flops = 8 : i64, hbm_bytes_read = 0 : i64
  %4 = vector.mask %mask {
    vector.reduction <add>, %x : vector<8xf32> into f32
  } : vector<8xi1> -> f32
  return
}

// CHECK-LABEL: func.func @other_masks(
func.func @other_masks(%m: memref<64xf32>, %t: memref<16x16xf32>, %i: index,
                       %x: vector<8xf32>) {
  %pad = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %cm1 = arith.constant -1 : index
  // Four true lanes of eight: 16.
  // CHECK: vector.maskedload {{.*}} hbm_bytes_read = 16 : i64
  %odd = arith.constant dense<[0, 1, 0, 1, 0, 1, 0, 1]> : vector<8xi1>
  %0 = vector.maskedload %m[%i], %odd, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // Nine are at most all eight: 32. Less than none are none.
  // CHECK: vector.maskedload {{.*}} hbm_bytes_read = 32 : i64
  %all = vector.create_mask %c9 : vector<8xi1>
  %1 = vector.maskedload %m[%i], %all, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.maskedload {{.*}} hbm_bytes_read = 0 : i64
  %none = vector.create_mask %cm1 : vector<8xi1>
  %2 = vector.maskedload %m[%i], %none, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // A box of 2 by 4 lanes: 32.
  // CHECK: vector.transfer_read {{.*}} hbm_bytes_read = 32 : i64
  %c4 = arith.constant 4 : index
  %box = vector.create_mask %c2, %c4 : vector<4x8xi1>
  %3 = vector.transfer_read %t[%i, %i], %pad, %box {in_bounds = [true, true]}
           : memref<16x16xf32>, vector<4x8xf32>
  // CHECK: vector.maskedload {{.*}}roofline.unmodelled = "a mask whose active lanes are not known"
  %unknown = vector.create_mask %i : vector<8xi1>
  %4 = vector.maskedload %m[%i], %unknown, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// From 60 on there are four elements: of the first three active lanes all are
// in bounds, of the first six four; of the odd ones nobody has counted.
// CHECK-LABEL: func.func @out_of_bounds(
func.func @out_of_bounds(%m: memref<64xf32>) {
  %pad = arith.constant 0.0 : f32
  %c60 = arith.constant 60 : index
  // CHECK: vector.transfer_read {{.*}} hbm_bytes_read = 12 : i64
  %three = vector.constant_mask [3] : vector<8xi1>
  %0 = vector.transfer_read %m[%c60], %pad, %three : memref<64xf32>, vector<8xf32>
  // CHECK: vector.transfer_read {{.*}} hbm_bytes_read = 16 : i64
  %six = vector.constant_mask [6] : vector<8xi1>
  %1 = vector.transfer_read %m[%c60], %pad, %six : memref<64xf32>, vector<8xf32>
  // CHECK: vector.transfer_read {{.*}}roofline.unmodelled = "a mask whose active lanes are not known"
  %odd = arith.constant dense<[0, 1, 0, 1, 0, 1, 0, 1]> : vector<8xi1>
  %2 = vector.transfer_read %m[%c60], %pad, %odd : memref<64xf32>, vector<8xf32>
  return
}
