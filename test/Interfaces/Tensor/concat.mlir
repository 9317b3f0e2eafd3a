// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A concatenation reads its operands and writes its result.

// Reads (2*3 + 5*3)*4, writes 7*3*4.
// CHECK-LABEL: func.func @two(
// CHECK: tensor.concat
// CHECK-SAME: domain = array<i64: 7, 3>, hbm_bytes_read = 84 : i64, hbm_bytes_written = 84 : i64
func.func @two(%a: tensor<2x3xf32>, %b: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = tensor.concat dim(0) %a, %b
           : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}

// The same operand twice is read once: 24, 48.
// CHECK-LABEL: func.func @same_twice(
// CHECK: tensor.concat
// CHECK-SAME: hbm_bytes_read = 24 : i64, hbm_bytes_written = 48 : i64
func.func @same_twice(%a: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %r = tensor.concat dim(0) %a, %a
           : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// Slices of one tensor that overlap in two rows: rows 0 to 5, 6*3*4.
// CHECK-LABEL: func.func @overlapping_slices(
// CHECK: tensor.concat
// CHECK-SAME: hbm_bytes_read = 72 : i64, hbm_bytes_written = 96 : i64
func.func @overlapping_slices(%a: tensor<9x3xf32>) -> tensor<8x3xf32> {
  %0 = tensor.extract_slice %a[0, 0] [4, 3] [1, 1]
           : tensor<9x3xf32> to tensor<4x3xf32>
  %1 = tensor.extract_slice %a[2, 0] [4, 3] [1, 1]
           : tensor<9x3xf32> to tensor<4x3xf32>
  %r = tensor.concat dim(0) %0, %1
           : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  return %r : tensor<8x3xf32>
}

// A splat is not read, a table is: 2*4.
// CHECK-LABEL: func.func @constants(
// CHECK: tensor.concat
// CHECK-SAME: hbm_bytes_read = 8 : i64, hbm_bytes_written = 32 : i64
func.func @constants() -> tensor<8xf32> {
  %splat = arith.constant dense<0.0> : tensor<6xf32>
  %table = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = tensor.concat dim(0) %splat, %table
           : (tensor<6xf32>, tensor<2xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
