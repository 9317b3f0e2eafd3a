// RUN: roofline-opt --analyze %s | FileCheck %s

// The body of a pad runs for the 66 - 64 = 2 elements beside the source: it
// loads 2 of the table's 66. Reads (64 + 2) * 4, writes 66 * 4.
// CHECK-LABEL: func.func @edges(
// CHECK: tensor.pad
// CHECK: hbm_bytes_read = 264 : i64, hbm_bytes_written = 264 : i64
func.func @edges(%x: tensor<64xf32>, %table: tensor<66xf32>) -> tensor<66xf32> {
  %r = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    %p = tensor.extract %table[%i] : tensor<66xf32>
    tensor.yield %p : f32
  } : tensor<64xf32> to tensor<66xf32>
  return %r : tensor<66xf32>
}

// 4 * 66 - 4 * 64 = 8 elements, whose loads know 4 indices. Reads (256 + 4) * 4,
// writes 264 * 4.
// CHECK-LABEL: func.func @rows(
// CHECK: tensor.pad
// CHECK: hbm_bytes_read = 1040 : i64, hbm_bytes_written = 1056 : i64
func.func @rows(%x: tensor<4x64xf32>, %table: tensor<66xf32>) -> tensor<4x66xf32> {
  %r = tensor.pad %x low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %p = tensor.extract %table[%i] : tensor<66xf32>
    tensor.yield %p : f32
  } : tensor<4x64xf32> to tensor<4x66xf32>
  return %r : tensor<4x66xf32>
}

// Without padding nothing is loaded.
// CHECK-LABEL: func.func @nothing(
// CHECK: tensor.pad
// CHECK: hbm_bytes_read = 256 : i64, hbm_bytes_written = 256 : i64
func.func @nothing(%x: tensor<64xf32>, %table: tensor<66xf32>) -> tensor<64xf32> {
  %r = tensor.pad %x low[0] high[0] {
  ^bb0(%i: index):
    %p = tensor.extract %table[%i] : tensor<66xf32>
    tensor.yield %p : f32
  } : tensor<64xf32> to tensor<64xf32>
  return %r : tensor<64xf32>
}
