// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A gather reads its indices and as many elements as it delivers, no more than
// the table has.

// 32 rows of 128: 32*128*4 + 32*8 read, 32*128*4 written.
// CHECK-LABEL: func.func @rows(
// CHECK: tensor.gather
// CHECK-SAME: domain = array<i64: 32, 128>, hbm_bytes_read = 16640 : i64, hbm_bytes_written = 16384 : i64
func.func @rows(%table: tensor<50000x128xf32>, %ids: tensor<32x1xi64>)
    -> tensor<32x128xf32> {
  %r = tensor.gather %table[%ids] gather_dims([0])
           : (tensor<50000x128xf32>, tensor<32x1xi64>) -> tensor<32x128xf32>
  return %r : tensor<32x128xf32>
}

// 1000 rows from a table of four: 4*128*4 + 1000*4 read, 1000*128*4 written.
// CHECK-LABEL: func.func @small_table(
// CHECK: tensor.gather
// CHECK-SAME: hbm_bytes_read = 6048 : i64, hbm_bytes_written = 512000 : i64
func.func @small_table(%table: tensor<4x128xf32>, %ids: tensor<1000x1xi32>)
    -> tensor<1000x1x128xf32> {
  %r = tensor.gather %table[%ids] gather_dims([0])
           : (tensor<4x128xf32>, tensor<1000x1xi32>) -> tensor<1000x1x128xf32>
  return %r : tensor<1000x1x128xf32>
}
