// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A pack reads its source and writes all of its destination, padding included.

// Tiles of 8x4 cover 13x10 as 2x3 tiles, 16x12 elements: reads 130*4, writes
// 192*4.
// CHECK-LABEL: func.func @padded(
// CHECK: linalg.pack
// CHECK-SAME: domain = array<i64: 2, 3, 8, 4>, hbm_bytes_read = 520 : i64, hbm_bytes_written = 768 : i64
func.func @padded(%x: tensor<13x10xf32>, %out: tensor<2x3x8x4xf32>, %pad: f32)
    -> tensor<2x3x8x4xf32> {
  %r = linalg.pack %x padding_value(%pad : f32) inner_dims_pos = [0, 1]
           inner_tiles = [8, 4] into %out
           : tensor<13x10xf32> -> tensor<2x3x8x4xf32>
  return %r : tensor<2x3x8x4xf32>
}

// Without padding both are 16*12*4.
// CHECK-LABEL: func.func @exact(
// CHECK: linalg.pack
// CHECK-SAME: hbm_bytes_read = 768 : i64, hbm_bytes_written = 768 : i64
func.func @exact(%x: tensor<16x12xf32>, %out: tensor<3x2x8x4xf32>)
    -> tensor<3x2x8x4xf32> {
  %r = linalg.pack %x outer_dims_perm = [1, 0] inner_dims_pos = [0, 1]
           inner_tiles = [8, 4] into %out
           : tensor<16x12xf32> -> tensor<3x2x8x4xf32>
  return %r : tensor<3x2x8x4xf32>
}

// A splat needs no reading.
// CHECK-LABEL: func.func @splat(
// CHECK: linalg.pack
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 64 : i64
func.func @splat(%out: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %x = arith.constant dense<1.0> : tensor<16xf32>
  %r = linalg.pack %x inner_dims_pos = [0] inner_tiles = [8] into %out
           : tensor<16xf32> -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}
