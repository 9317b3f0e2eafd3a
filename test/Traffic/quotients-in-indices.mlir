// RUN: roofline-opt --analyze --target=h100 %s | FileCheck %s

// floordiv and mod of induction variables are exact in loops with an order.

// x[i mod 4] is stored before it is read again at i + 4: 4 elements, 16 bytes
// read and written.
// CHECK-LABEL: func.func @ring
// CHECK: hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
func.func @ring(%x: memref<8xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %x[%i mod 4] : memref<8xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %x[%i mod 4] : memref<8xf32>
  }
  return
}

// i / 4 + i mod 4 of i < 16 is 0 to 3 + 3: 7 elements of 16, 28 bytes.
// CHECK-LABEL: func.func @digits
// CHECK: hbm_bytes_read = 28 : i64
func.func @digits(%x: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %x[%i floordiv 4 + %i mod 4] : memref<16xf32>
  }
  return
}

// Rows i / 3 of i < 10 and columns i mod 3: 10 of 4 x 3 places, 40 bytes.
// CHECK-LABEL: func.func @rows_and_columns
// CHECK: hbm_bytes_read = 40 : i64
func.func @rows_and_columns(%x: memref<4x3xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %x[%i floordiv 3, %i mod 3] : memref<4x3xf32>
  }
  return
}
