// RUN: roofline-opt --analyze %s | FileCheck %s

// A loop without a turn, or an op of no elements, takes nothing away from what
// stands beside it in a kernel.

// CHECK-LABEL: @scalars
// 8*7 additions; 56*4 = 224 bytes each way.
// CHECK: flops = 56 : i64
// CHECK-SAME: hbm_bytes_read = 224 : i64
// CHECK-SAME: hbm_bytes_written = 224 : i64
func.func @scalars(%a: memref<64x64xf32>, %b: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 7 {
      %l = affine.load %a[%i, %j] : memref<64x64xf32>
      %m = arith.addf %l, %v : f32
      affine.store %m, %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %k = 9 to 7 {
      affine.store %v, %b[%k] : memref<64xf32>
    }
  }
  return
}

// CHECK-LABEL: @stores
// CHECK: hbm_bytes_written = 256 : i64
func.func @stores(%a: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 64 {
    affine.store %v, %a[%i] : memref<64xf32>
    affine.for %k = 64 to 64 {
      affine.store %v, %a[%k] : memref<64xf32>
    }
  }
  return
}
