// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Arithmetic counts every lane whatever the mask; memory counts active lanes,
// which must be known.

// CHECK-LABEL: func.func @all_active(
func.func @all_active(%m: memref<64xf32>, %t: memref<4xf32>, %i: index,
                      %ids: vector<8xindex>, %x: vector<8xf32>) {
  %mask = arith.constant dense<true> : vector<8xi1>
  // CHECK: vector.maskedload {{.*}} hbm_bytes_read = 32 : i64, hbm_bytes_written = 0 : i64
  %0 = vector.maskedload %m[%i], %mask, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.maskedstore {{.*}} hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
  vector.maskedstore %m[%i], %mask, %x
      : memref<64xf32>, vector<8xi1>, vector<8xf32>
  // CHECK: vector.expandload {{.*}} hbm_bytes_read = 32 : i64, hbm_bytes_written = 0 : i64
  %1 = vector.expandload %m[%i], %mask, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.compressstore {{.*}} hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
  vector.compressstore %m[%i], %mask, %x
      : memref<64xf32>, vector<8xi1>, vector<8xf32>
  // CHECK: vector.gather {{.*}} hbm_bytes_read = 32 : i64, hbm_bytes_written = 0 : i64
  %2 = vector.gather %m[%i][%ids], %mask, %x
           : memref<64xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
           into vector<8xf32>
  // Eight lanes from four elements.
  // CHECK: vector.gather {{.*}} hbm_bytes_read = 16 : i64, hbm_bytes_written = 0 : i64
  %3 = vector.gather %t[%i][%ids], %mask, %x
           : memref<4xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
           into vector<8xf32>
  // CHECK: vector.scatter {{.*}} hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
  vector.scatter %m[%i][%ids], %mask, %x
      : memref<64xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  %ones = vector.constant_mask [8] : vector<8xi1>
  // CHECK: vector.maskedload {{.*}} hbm_bytes_read = 32 : i64, hbm_bytes_written = 0 : i64
  %4 = vector.maskedload %m[%i], %ones, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// CHECK-LABEL: func.func @unknown(
func.func @unknown(%m: memref<64xf32>, %i: index, %mask: vector<8xi1>,
                   %x: vector<8xf32>) {
  %pad = arith.constant 0.0 : f32
  // CHECK: vector.maskedload {{.*}}roofline.unmodelled = "a mask whose active lanes are not known"
  %0 = vector.maskedload %m[%i], %mask, %x
           : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.transfer_read {{.*}}roofline.unmodelled = "a mask whose active lanes are not known"
  %1 = vector.transfer_read %m[%i], %pad, %mask {in_bounds = [true]}
           : memref<64xf32>, vector<8xf32>
  // CHECK: vector.mask {{.*}} {roofline.unmodelled = "a mask whose active lanes are not known"}
  %2 = vector.mask %mask {
    vector.transfer_read %m[%i], %pad {in_bounds = [true]}
        : memref<64xf32>, vector<8xf32>
  } : vector<8xi1> -> vector<8xf32>
  return
}

// CHECK-LABEL: func.func @arithmetic(
func.func @arithmetic(%mask: vector<8xi1>, %x: vector<8xf32>) {
  // CHECK: vector.mask {{.*}} flops = 8 : i64, hbm_bytes_read = 0 : i64
  %0 = vector.mask %mask {
    vector.reduction <add>, %x : vector<8xf32> into f32
  } : vector<8xi1> -> f32
  return
}
