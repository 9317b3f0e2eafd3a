// RUN: roofline-opt --analyze %s | FileCheck %s

// Work and traffic are taken from the same IR. x + y + y + y + y and x + 4*y
// compute the same and move the same, but they do not execute the same.

#id = affine_map<(i, j) -> (i, j)>

// 4 additions * 300*700 = 840000 flops; reads 2*210000*4, writes 210000*4;
// 840000 / 2520000 = 1/3.
// CHECK-LABEL: @add_four_times
// CHECK: linalg.generic
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 840000 : i64
// CHECK-SAME: hbm_bytes_read = 1680000 : i64
// CHECK-SAME: hbm_bytes_written = 840000 : i64
// CHECK-SAME: intensity = 0.33333333333333331 : f64
// CHECK-SAME: regime = "memory-bound"
func.func @add_four_times(%x: tensor<300x700xf32>, %y: tensor<300x700xf32>)
    -> tensor<300x700xf32> {
  %out = tensor.empty() : tensor<300x700xf32>
  %sum = linalg.generic
      {indexing_maps = [#id, #id, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<300x700xf32>, tensor<300x700xf32>)
      outs(%out : tensor<300x700xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s1 = arith.addf %a, %b : f32
    %s2 = arith.addf %s1, %b : f32
    %s3 = arith.addf %s2, %b : f32
    %s4 = arith.addf %s3, %b : f32
    linalg.yield %s4 : f32
  } -> tensor<300x700xf32>
  return %sum : tensor<300x700xf32>
}

// 2 flops * 210000 = 420000; the same bytes; 1/6.
// CHECK-LABEL: @multiply_then_add
// CHECK: linalg.generic
// CHECK-SAME: flops = 420000 : i64
// CHECK-SAME: hbm_bytes_read = 1680000 : i64
// CHECK-SAME: hbm_bytes_written = 840000 : i64
// CHECK-SAME: intensity = 0.16666666666666666 : f64
func.func @multiply_then_add(%x: tensor<300x700xf32>, %y: tensor<300x700xf32>)
    -> tensor<300x700xf32> {
  %four = arith.constant 4.0 : f32
  %out = tensor.empty() : tensor<300x700xf32>
  %sum = linalg.generic
      {indexing_maps = [#id, #id, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<300x700xf32>, tensor<300x700xf32>)
      outs(%out : tensor<300x700xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %b, %four : f32
    %s = arith.addf %a, %p : f32
    linalg.yield %s : f32
  } -> tensor<300x700xf32>
  return %sum : tensor<300x700xf32>
}
