// RUN: roofline-opt --analyze %s | FileCheck %s

// Known wrong: both fit 127 bits and should be counted. Right are
// 2^27 * 4 = 536870912 bytes each way for the copy, and 2^32 * 2^32 = 2^64 =
// 18446744073709551616 flops for the addition, whose vector is not scalable.
// What must hold meanwhile: neither is costed as zero or left out.

// CHECK-LABEL: @wide_element
// CHECK: linalg.copy
// CHECK-NOT: roofline.cost
// CHECK-SAME: roofline.unmodelled
func.func @wide_element(%x: tensor<1xvector<134217728xf32>>, %o: tensor<1xvector<134217728xf32>>) -> tensor<1xvector<134217728xf32>> {
  %r = linalg.copy ins(%x : tensor<1xvector<134217728xf32>>) outs(%o : tensor<1xvector<134217728xf32>>) -> tensor<1xvector<134217728xf32>>
  return %r : tensor<1xvector<134217728xf32>>
}

// CHECK-LABEL: @lanes
// CHECK: arith.addf
// CHECK-NOT: roofline.cost
// CHECK-SAME: roofline.unmodelled
func.func @lanes(%x: vector<4294967296x4294967296xf32>) -> vector<4294967296x4294967296xf32> {
  %r = arith.addf %x, %x : vector<4294967296x4294967296xf32>
  return %r : vector<4294967296x4294967296xf32>
}
