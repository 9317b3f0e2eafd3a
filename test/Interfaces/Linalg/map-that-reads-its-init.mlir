// The payload of a map may use what was in its init, as that of a generic may.
//
// RUN: roofline-opt --analyze %s | FileCheck %s
// RUN: roofline-opt --roofline-fuse %s | roofline-opt --analyze | FileCheck %s --check-prefix=FUSED

// 8 x 9 elements of 4 bytes, 288: both operands are read, 576.
//
// CHECK-LABEL: @reads
// CHECK: linalg.map
// CHECK-SAME: hbm_bytes_read = 576 : i64, hbm_bytes_written = 288 : i64
func.func @reads(%a: tensor<8x9xf32>, %e: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %0 = linalg.map ins(%a : tensor<8x9xf32>) outs(%e : tensor<8x9xf32>)
    (%x: f32, %o: f32) {
      %q = arith.addf %x, %o : f32
      linalg.yield %q : f32
    }
  return %0 : tensor<8x9xf32>
}

// CHECK-LABEL: @does_not
// CHECK: linalg.map
// CHECK-SAME: hbm_bytes_read = 288 : i64, hbm_bytes_written = 288 : i64
func.func @does_not(%a: tensor<8x9xf32>, %e: tensor<8x9xf32>)
    -> tensor<8x9xf32> {
  %0 = linalg.map ins(%a : tensor<8x9xf32>) outs(%e : tensor<8x9xf32>)
    (%x: f32, %o: f32) {
      %q = arith.addf %x, %x : f32
      linalg.yield %q : f32
    }
  return %0 : tensor<8x9xf32>
}

// In a buffer it is updated where it is.
//
// CHECK-LABEL: @in_place
// CHECK: linalg.map
// CHECK-SAME: hbm_bytes_read = 576 : i64, hbm_bytes_written = 288 : i64
func.func @in_place(%a: memref<8x9xf32>, %e: memref<8x9xf32>) {
  linalg.map ins(%a : memref<8x9xf32>) outs(%e : memref<8x9xf32>)
    (%x: f32, %o: f32) {
      %q = arith.addf %x, %o : f32
      linalg.yield %q : f32
    }
  return
}

// Fused, a and e are read once and the exponential written: 4096 x 4096 x 4 =
// 67108864 bytes each.
//
// FUSED-LABEL: @with_its_user
// FUSED: hbm_bytes_read = 134217728 : i64, hbm_bytes_written = 67108864 : i64
// FUSED-NOT: roofline.cost
func.func @with_its_user(%a: tensor<4096x4096xf32>, %e: tensor<4096x4096xf32>)
    -> tensor<4096x4096xf32> {
  %empty = tensor.empty() : tensor<4096x4096xf32>
  %0 = linalg.map ins(%a : tensor<4096x4096xf32>)
                  outs(%e : tensor<4096x4096xf32>)
    (%x: f32, %o: f32) {
      %q = arith.addf %x, %o : f32
      linalg.yield %q : f32
    }
  %1 = linalg.exp ins(%0 : tensor<4096x4096xf32>)
                  outs(%empty : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %1 : tensor<4096x4096xf32>
}
