// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A product whose columns are split into heads, which a transpose takes out: its
// second loop becomes two, and tiles run over the three.

// 2*4*8*6 = 384 flops and 24 sums. x, 128 bytes, and w, 192, are read, and b, 24;
// 24 elements are written. The sums are returned too, in the shape they had.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 408,
// CHECK:      "read": 344,
// CHECK-NEXT: "written": 192,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
func.func @heads(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %b: tensor<6xf32>)
    -> (tensor<2x4x3xf32>, tensor<4x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>)
      -> tensor<4x6xf32>
  %0 = linalg.matmul {test.group = 0}
      ins(%x, %w : tensor<4x8xf32>, tensor<8x6xf32>)
      outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic
      {indexing_maps = [#id, affine_map<(i, j) -> (j)>, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<4x6xf32>, tensor<6xf32>) outs(%e : tensor<4x6xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, 2, 3]
      : tensor<4x6xf32> into tensor<4x2x3xf32>
  %g = tensor.empty() : tensor<2x4x3xf32>
  %3 = linalg.transpose ins(%2 : tensor<4x2x3xf32>)
      outs(%g : tensor<2x4x3xf32>) permutation = [1, 0, 2]
      {test.group = 0, test.tiles = array<i64: 1, 2, 3>}
  return %3, %1 : tensor<2x4x3xf32>, tensor<4x6xf32>
}
