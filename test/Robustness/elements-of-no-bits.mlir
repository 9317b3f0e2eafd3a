// RUN: roofline-opt --analyze %s | FileCheck %s

// An i0 takes no room: what moves 5 * 0 bits moves nothing, also through a view
// of bytes and in vectors.

// CHECK-LABEL: func.func @tensors(
// CHECK: linalg.transpose
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64
func.func @tensors(%a: tensor<5xi0>, %e: tensor<5xi0>) -> tensor<5xi0> {
  %0 = linalg.transpose ins(%a : tensor<5xi0>) outs(%e : tensor<5xi0>) permutation = [0]
  return %0 : tensor<5xi0>
}

// CHECK-LABEL: func.func @views(
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64
func.func @views(%bytes: memref<64xi8>, %v: memref<5xvector<4xi0>>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %x = memref.view %bytes[%c0][] : memref<64xi8> to memref<8xi0>
  %y = memref.view %bytes[%c8][] : memref<64xi8> to memref<8xi0>
  memref.copy %x, %y : memref<8xi0> to memref<8xi0>
  memref.copy %v, %v : memref<5xvector<4xi0>> to memref<5xvector<4xi0>>
  return
}
