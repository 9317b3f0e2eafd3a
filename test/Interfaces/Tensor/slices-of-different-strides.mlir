// RUN: roofline-opt --analyze %s | FileCheck %s

// Slices of one buffer count their union, whatever their offsets and strides.

// 0..63 and the even ones up to 126, of which 32 are below 64:
// (64 + 64 - 32) * 4 = 384 bytes.
// CHECK-LABEL: @dense_and_even
// CHECK: linalg.add
// CHECK-SAME: hbm_bytes_read = 384 : i64, hbm_bytes_written = 256 : i64
func.func @dense_and_even(%x: tensor<128xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %dense = tensor.extract_slice %x[0] [64] [1] : tensor<128xf32> to tensor<64xf32>
  %even = tensor.extract_slice %x[0] [64] [2] : tensor<128xf32> to tensor<64xf32>
  %r = linalg.add ins(%dense, %even : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// From 32 on only 16 of the even ones are below 64: (64 + 64 - 16) * 4 = 448.
// CHECK-LABEL: @later
// CHECK: linalg.add
// CHECK-SAME: hbm_bytes_read = 448 : i64, hbm_bytes_written = 256 : i64
func.func @later(%x: tensor<160xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %dense = tensor.extract_slice %x[0] [64] [1] : tensor<160xf32> to tensor<64xf32>
  %even = tensor.extract_slice %x[32] [64] [2] : tensor<160xf32> to tensor<64xf32>
  %r = linalg.add ins(%dense, %even : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// The real and the imaginary parts of pairs share nothing, nor do the odd ones
// and every fourth: 2 * 32 * 4 = 256 bytes in both.
// CHECK-LABEL: @interleaved
// CHECK: linalg.add
// CHECK-SAME: hbm_bytes_read = 256 : i64, hbm_bytes_written = 128 : i64
// CHECK: linalg.add
// CHECK-SAME: hbm_bytes_read = 256 : i64, hbm_bytes_written = 128 : i64
func.func @interleaved(%x: memref<128xf32>, %o: memref<32xf32>) {
  %real = memref.subview %x[0] [32] [2] : memref<128xf32> to memref<32xf32, strided<[2]>>
  %imaginary = memref.subview %x[1] [32] [2] : memref<128xf32> to memref<32xf32, strided<[2], offset: 1>>
  %fourth = memref.subview %x[0] [32] [4] : memref<128xf32> to memref<32xf32, strided<[4]>>
  linalg.add ins(%real, %imaginary : memref<32xf32, strided<[2]>>, memref<32xf32, strided<[2], offset: 1>>) outs(%o : memref<32xf32>)
  linalg.add ins(%fourth, %imaginary : memref<32xf32, strided<[4]>>, memref<32xf32, strided<[2], offset: 1>>) outs(%o : memref<32xf32>)
  return
}

// Every second row and every third column of 12 x 12, cut out twice:
// rows 0, 2, 4 and 6 are 4 * 12, columns 0, 3, 6 and 9 are 12 * 4, and they
// cross 4 * 4 times: (48 + 48 - 16) * 4 = 320 bytes.
// CHECK-LABEL: @rows_and_columns
// CHECK: linalg.generic
// CHECK-SAME: hbm_bytes_read = 320 : i64, hbm_bytes_written = 192 : i64
#row_major = affine_map<(i, j) -> (i, j)>
#column_major = affine_map<(i, j) -> (j, i)>
func.func @rows_and_columns(%x: tensor<12x12xf32>, %o: tensor<4x12xf32>) -> tensor<4x12xf32> {
  %rows = tensor.extract_slice %x[0, 0] [4, 12] [2, 1] : tensor<12x12xf32> to tensor<4x12xf32>
  %columns = tensor.extract_slice %x[0, 0] [12, 4] [1, 3] : tensor<12x12xf32> to tensor<12x4xf32>
  %r = linalg.generic {indexing_maps = [#row_major, #column_major, #row_major], iterator_types = ["parallel", "parallel"]}
      ins(%rows, %columns : tensor<4x12xf32>, tensor<12x4xf32>) outs(%o : tensor<4x12xf32>) {
  ^bb0(%a: f32, %b: f32, %old: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<4x12xf32>
  return %r : tensor<4x12xf32>
}
