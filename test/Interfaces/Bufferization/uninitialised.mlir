// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// An alloc_tensor without a copy holds nothing to read: an output that the
// payload uses is only written, as with tensor.empty.

// Reads (4*2 + 2*8)*4, writes 4*8*4.
// CHECK: linalg.matmul
// CHECK-SAME: hbm_bytes_read = 96 : i64, hbm_bytes_written = 128 : i64
func.func @matmul(%a: tensor<4x2xf32>, %b: tensor<2x8xf32>)
    -> tensor<4x8xf32> {
  %s = bufferization.alloc_tensor() : tensor<4x8xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x8xf32>)
                     outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
