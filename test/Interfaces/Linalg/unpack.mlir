// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// An unpack reads only the elements that it keeps.

// 13x10 of the 16x12 packed elements: reads and writes 130*4.
// CHECK-LABEL: func.func @padded(
// CHECK: linalg.unpack
// CHECK-SAME: domain = array<i64: 13, 10>, hbm_bytes_read = 520 : i64, hbm_bytes_written = 520 : i64
func.func @padded(%x: tensor<2x3x8x4xf32>, %out: tensor<13x10xf32>)
    -> tensor<13x10xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %out
           : tensor<2x3x8x4xf32> -> tensor<13x10xf32>
  return %r : tensor<13x10xf32>
}

// The tiles are transposed, and one dimension is not tiled: 3*20*24*2.
// CHECK-LABEL: func.func @permuted(
// CHECK: linalg.unpack
// CHECK-SAME: domain = array<i64: 3, 20, 24>, hbm_bytes_read = 2880 : i64, hbm_bytes_written = 2880 : i64
func.func @permuted(%x: tensor<6x3x10x4x2xf16>, %out: tensor<3x20x24xf16>)
    -> tensor<3x20x24xf16> {
  %r = linalg.unpack %x outer_dims_perm = [2, 0, 1] inner_dims_pos = [2, 1]
           inner_tiles = [4, 2] into %out
           : tensor<6x3x10x4x2xf16> -> tensor<3x20x24xf16>
  return %r : tensor<3x20x24xf16>
}
