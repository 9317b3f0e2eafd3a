// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Maps are compared by what they say, not by how they look: a producer that
// writes transposed, and a transpose in between.

// 8*16 = 128 elements: a product and a sum each, 256 flops. x and y are read, and
// the sum is written, 512 bytes each.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 256,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 1024,
// CHECK-NEXT: "written": 512,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>
func.func @transposed(%x: tensor<16x8xf32>, %y: tensor<16x8xf32>, %k: f32)
    -> tensor<16x8xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %et = tensor.empty() : tensor<16x8xf32>
  %p = linalg.generic
      {indexing_maps = [#id, #transposed],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x8xf32>) outs(%e : tensor<8x16xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %m = arith.mulf %a, %k : f32
    linalg.yield %m : f32
  } -> tensor<8x16xf32>
  %t = linalg.transpose ins(%p : tensor<8x16xf32>)
      outs(%et : tensor<16x8xf32>) permutation = [1, 0] {test.group = 0}
  %r = linalg.add {test.group = 0}
      ins(%t, %y : tensor<16x8xf32>, tensor<16x8xf32>)
      outs(%et : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %r : tensor<16x8xf32>
}
