// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A scatter reads its source and its indices and writes as many elements.

// 3*24*4 + 3*8 read, 3*24*4 written.
// CHECK: tensor.scatter
// CHECK-SAME: domain = array<i64: 3, 4, 1, 6>, hbm_bytes_read = 312 : i64, hbm_bytes_written = 288 : i64
func.func @scatter(%s: tensor<3x4x1x6xf32>, %d: tensor<4x5x6xf32>,
                   %ids: tensor<3x1xindex>) -> tensor<4x5x6xf32> {
  %r = tensor.scatter %s into %d[%ids] scatter_dims([1]) unique
           : (tensor<3x4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>)
           -> tensor<4x5x6xf32>
  return %r : tensor<4x5x6xf32>
}
