// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Softmax has no payload: per element a maximum, a subtraction, an exponential,
// an addition and a division.

// 256*256 = 65536 elements, 5 flops each, one of them transcendental. The input
// is read once and the output written once, 65536*4 each; the old output is not
// used.
// CHECK-LABEL: func.func @softmax(
// CHECK: linalg.softmax
// CHECK-SAME: domain = array<i64: 256, 256>, flops = 327680 : i64
// CHECK-SAME: hbm_bytes_read = 262144 : i64, hbm_bytes_written = 262144 : i64
// CHECK-SAME: intensity = 6.250000e-01
// CHECK-SAME: transcendentals = 65536 : i64
func.func @softmax(%x: tensor<256x256xf32>, %out: tensor<256x256xf32>)
    -> tensor<256x256xf32> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<256x256xf32>)
           outs(%out : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %r : tensor<256x256xf32>
}

// 2*3*4 = 24 elements of two bytes.
// CHECK-LABEL: func.func @on_memrefs(
// CHECK: linalg.softmax
// CHECK-SAME: flops = 120 : i64, hbm_bytes_read = 48 : i64, hbm_bytes_written = 48 : i64
// CHECK-SAME: transcendentals = 24 : i64
func.func @on_memrefs(%x: memref<2x3x4xbf16>, %out: memref<2x3x4xbf16>) {
  linalg.softmax dimension(0) ins(%x : memref<2x3x4xbf16>)
      outs(%out : memref<2x3x4xbf16>)
  return
}
