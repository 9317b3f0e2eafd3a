// RUN: roofline-opt --analyze %s | FileCheck %s

// One buffer under two operands is one buffer: the union of what they touch.

#id = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>

// 100*60 = 6000 flops; reads and writes 24000 bytes each.
// CHECK-LABEL: @square
// CHECK: linalg.mul
// CHECK-SAME: flops = 6000 : i64
// CHECK-SAME: hbm_bytes_read = 24000 : i64
// CHECK-SAME: hbm_bytes_written = 24000 : i64
func.func @square(%x: tensor<100x60xf32>) -> tensor<100x60xf32> {
  %empty = tensor.empty() : tensor<100x60xf32>
  %r = linalg.mul ins(%x, %x : tensor<100x60xf32>, tensor<100x60xf32>)
                  outs(%empty : tensor<100x60xf32>) -> tensor<100x60xf32>
  return %r : tensor<100x60xf32>
}

// Also where the two maps differ: 60*60*4 = 14400.
// CHECK-LABEL: @times_its_transpose
// CHECK: linalg.generic
// CHECK-SAME: flops = 3600 : i64
// CHECK-SAME: hbm_bytes_read = 14400 : i64
// CHECK-SAME: hbm_bytes_written = 14400 : i64
func.func @times_its_transpose(%x: tensor<60x60xf32>) -> tensor<60x60xf32> {
  %empty = tensor.empty() : tensor<60x60xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #transposed, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %x : tensor<60x60xf32>, tensor<60x60xf32>)
      outs(%empty : tensor<60x60xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<60x60xf32>
  return %r : tensor<60x60xf32>
}

// Two buffers count twice, whatever they hold.
// CHECK-LABEL: @two_buffers
// CHECK: linalg.mul
// CHECK-SAME: hbm_bytes_read = 48000 : i64
func.func @two_buffers(%x: tensor<100x60xf32>, %y: tensor<100x60xf32>)
    -> tensor<100x60xf32> {
  %empty = tensor.empty() : tensor<100x60xf32>
  %r = linalg.mul ins(%x, %y : tensor<100x60xf32>, tensor<100x60xf32>)
                  outs(%empty : tensor<100x60xf32>) -> tensor<100x60xf32>
  return %r : tensor<100x60xf32>
}
