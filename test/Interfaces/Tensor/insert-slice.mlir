// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Inserting a slice reads and writes that slice, not the whole destination.

// 2*3*4 bytes each way.
// CHECK-LABEL: func.func @slice_only(
// CHECK: tensor.insert_slice
// CHECK-SAME: domain = array<i64: 2, 3>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64
func.func @slice_only(%s: tensor<2x3xf32>, %d: tensor<100x100xf32>)
    -> tensor<100x100xf32> {
  %r = tensor.insert_slice %s into %d[4, 8] [2, 3] [1, 1]
           : tensor<2x3xf32> into tensor<100x100xf32>
  return %r : tensor<100x100xf32>
}

// Where the slice goes, and with which strides, changes nothing.
// CHECK-LABEL: func.func @anywhere(
// CHECK: tensor.insert_slice
// CHECK-SAME: hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64
// CHECK: tensor.insert_slice
// CHECK-SAME: hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64
func.func @anywhere(%s: tensor<2x3xf32>, %d: tensor<100x100xf32>, %i: index)
    -> (tensor<100x100xf32>, tensor<100x100xf32>) {
  %0 = tensor.insert_slice %s into %d[%i, 8] [2, 3] [1, 5]
           : tensor<2x3xf32> into tensor<100x100xf32>
  %1 = tensor.insert_slice %s into %d[4, 8] [2, 3] [%i, 1]
           : tensor<2x3xf32> into tensor<100x100xf32>
  return %0, %1 : tensor<100x100xf32>, tensor<100x100xf32>
}

// One row of a cache.
// CHECK-LABEL: func.func @lower_rank(
// CHECK: tensor.insert_slice
// CHECK-SAME: domain = array<i64: 64>, hbm_bytes_read = 128 : i64, hbm_bytes_written = 128 : i64
func.func @lower_rank(%s: tensor<64xf16>, %d: tensor<8x2048x64xf16>)
    -> tensor<8x2048x64xf16> {
  %r = tensor.insert_slice %s into %d[3, 17, 0] [1, 1, 64] [1, 1, 1]
           : tensor<64xf16> into tensor<8x2048x64xf16>
  return %r : tensor<8x2048x64xf16>
}

// Zeros need no reading.
// CHECK-LABEL: func.func @constant(
// CHECK: tensor.insert_slice
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 24 : i64
func.func @constant(%d: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %s = arith.constant dense<0.0> : tensor<2x3xf32>
  %r = tensor.insert_slice %s into %d[4, 8] [2, 3] [1, 1]
           : tensor<2x3xf32> into tensor<100x100xf32>
  return %r : tensor<100x100xf32>
}

// A slice of the destination moved by a row is still read and written.
// CHECK-LABEL: func.func @shift(
// CHECK: tensor.insert_slice
// CHECK-SAME: hbm_bytes_read = 400 : i64, hbm_bytes_written = 400 : i64
func.func @shift(%d: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %s = tensor.extract_slice %d[0, 0] [1, 100] [1, 1]
           : tensor<100x100xf32> to tensor<1x100xf32>
  %r = tensor.insert_slice %s into %d[1, 0] [1, 100] [1, 1]
           : tensor<1x100xf32> into tensor<100x100xf32>
  return %r : tensor<100x100xf32>
}
