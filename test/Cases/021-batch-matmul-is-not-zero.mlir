// RUN: roofline-opt --analyze %s | FileCheck %s

// Counts come from the indexing maps and the payload, so that no op is missing
// from a table: a batch multiplies the work of one product.

// 3 * 2*7*5*12 = 2520 flops.
// Reads (3*7*12 + 3*12*5 + 3*7*5)*4 = (252 + 180 + 105)*4 = 2148;
// writes 105*4 = 420.
// CHECK: linalg.batch_matmul
// CHECK-SAME: flops = 2520 : i64
// CHECK-SAME: hbm_bytes_read = 2148 : i64
// CHECK-SAME: hbm_bytes_written = 420 : i64
func.func @batched(%a: tensor<3x7x12xf32>, %b: tensor<3x12x5xf32>,
                   %c: tensor<3x7x5xf32>) -> tensor<3x7x5xf32> {
  %sum = linalg.batch_matmul
      ins(%a, %b : tensor<3x7x12xf32>, tensor<3x12x5xf32>)
      outs(%c : tensor<3x7x5xf32>) -> tensor<3x7x5xf32>
  return %sum : tensor<3x7x5xf32>
}
