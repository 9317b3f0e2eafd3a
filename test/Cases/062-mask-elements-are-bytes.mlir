// RUN: roofline-opt --analyze %s | FileCheck %s

// An i1 is stored as a byte, neither as a bit nor as wide as what it masks. A
// select computes nothing.

#id = affine_map<(i, j) -> (i, j)>

// 90*110 = 9900: reads 9900 + 9900*4 = 49500, writes 39600.
// CHECK: linalg.generic
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 49500 : i64
// CHECK-SAME: hbm_bytes_written = 39600 : i64
// CHECK-SAME: intensity = 0.000000e+00 : f64
// CHECK-SAME: regime = "memory-bound"
func.func @mask(%keep: tensor<90x110xi1>, %x: tensor<90x110xf32>)
    -> tensor<90x110xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<90x110xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%keep, %x : tensor<90x110xi1>, tensor<90x110xf32>)
      outs(%empty : tensor<90x110xf32>) {
  ^bb0(%p: i1, %a: f32, %o: f32):
    %s = arith.select %p, %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<90x110xf32>
  return %r : tensor<90x110xf32>
}
