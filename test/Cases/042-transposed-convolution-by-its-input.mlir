// RUN: roofline-opt --analyze %s | FileCheck %s

// A transposed convolution in scatter form multiplies every input once with its
// filter, however large the output is.

#input = affine_map<(ci, co, h, w, kh, kw) -> (ci, h, w)>
#filter = affine_map<(ci, co, h, w, kh, kw) -> (ci, co, kh, kw)>

// 2 * 2*3*5 inputs * 4 channels * 3*3 taps = 2160 flops (by output size:
// 2*2*540*9 = 19440). Stride 3, so the windows tile the output:
// reads 2*3*5*4 = 120, 2*4*3*3*4 = 288 and the output 4*9*15*4 = 2160.
// CHECK-LABEL: @windows_side_by_side
// CHECK: linalg.generic
// CHECK-SAME: flops = 2160 : i64
// CHECK-SAME: hbm_bytes_read = 2568 : i64
// CHECK-SAME: hbm_bytes_written = 2160 : i64
func.func @windows_side_by_side(%x: tensor<2x3x5xf32>, %f: tensor<2x4x3x3xf32>,
                                %acc: tensor<4x9x15xf32>)
    -> tensor<4x9x15xf32> {
  %r = linalg.generic
      {indexing_maps = [#input, #filter,
                        affine_map<(ci, co, h, w, kh, kw)
                            -> (co, 3 * h + kh, 3 * w + kw)>],
       iterator_types = ["reduction", "parallel", "parallel", "parallel",
                         "parallel", "parallel"]}
      ins(%x, %f : tensor<2x3x5xf32>, tensor<2x4x3x3xf32>)
      outs(%acc : tensor<4x9x15xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x9x15xf32>
  return %r : tensor<4x9x15xf32>
}

// Stride 2: the windows overlap, and 7 rows and 11 columns of the output are
// updated: 4*7*11*4 = 1232 bytes each way. The work is the same.
// CHECK-LABEL: @windows_overlap
// CHECK: linalg.generic
// CHECK-SAME: flops = 2160 : i64
// CHECK-SAME: hbm_bytes_read = 1640 : i64
// CHECK-SAME: hbm_bytes_written = 1232 : i64
func.func @windows_overlap(%x: tensor<2x3x5xf32>, %f: tensor<2x4x3x3xf32>,
                           %acc: tensor<4x7x11xf32>) -> tensor<4x7x11xf32> {
  %r = linalg.generic
      {indexing_maps = [#input, #filter,
                        affine_map<(ci, co, h, w, kh, kw)
                            -> (co, 2 * h + kh, 2 * w + kw)>],
       iterator_types = ["reduction", "parallel", "reduction", "reduction",
                         "reduction", "reduction"]}
      ins(%x, %f : tensor<2x3x5xf32>, tensor<2x4x3x3xf32>)
      outs(%acc : tensor<4x7x11xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x7x11xf32>
  return %r : tensor<4x7x11xf32>
}
