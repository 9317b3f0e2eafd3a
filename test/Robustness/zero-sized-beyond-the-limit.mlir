// RUN: roofline-opt --analyze %s | FileCheck %s

// 2^62 * 2^62 is more than can be counted; times zero it is nothing, and no
// error. The output of the product, 2^124 elements, is not touched either.

// CHECK-LABEL: @elementwise
// CHECK: arith.addf
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
func.func @elementwise(
    %x: tensor<4611686018427387904x4611686018427387904x4611686018427387904x0xf32>)
    -> tensor<4611686018427387904x4611686018427387904x4611686018427387904x0xf32> {
  %r = arith.addf %x, %x
      : tensor<4611686018427387904x4611686018427387904x4611686018427387904x0xf32>
  return %r
      : tensor<4611686018427387904x4611686018427387904x4611686018427387904x0xf32>
}

// CHECK-LABEL: @product
// CHECK: linalg.matmul
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
func.func @product(%a: tensor<4611686018427387904x0xf64>,
                   %b: tensor<0x4611686018427387904xf64>,
                   %c: tensor<4611686018427387904x4611686018427387904xf64>)
    -> tensor<4611686018427387904x4611686018427387904xf64> {
  %r = linalg.matmul
      ins(%a, %b : tensor<4611686018427387904x0xf64>,
          tensor<0x4611686018427387904xf64>)
      outs(%c : tensor<4611686018427387904x4611686018427387904xf64>)
      -> tensor<4611686018427387904x4611686018427387904xf64>
  return %r : tensor<4611686018427387904x4611686018427387904xf64>
}
