// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Ops that start from a fill take its scalar, and the fill is no more.

// 32 elements: two sums and a product of each. x is read, the last written.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 96,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 128,
// CHECK-NEXT: "written": 128,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
func.func @sums(%x: tensor<8x4xf32>, %k: f32) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill {test.group = 0} ins(%k : f32) outs(%e : tensor<8x4xf32>)
      -> tensor<8x4xf32>
  %a = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x4xf32>) outs(%f : tensor<8x4xf32>)
      attrs = {test.group = 0} {
  ^bb0(%b: f32, %o: f32):
    %s = arith.addf %b, %o : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  %m = linalg.mul {test.group = 0} ins(%a, %x : tensor<8x4xf32>, tensor<8x4xf32>)
      outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m : tensor<8x4xf32>) outs(%f : tensor<8x4xf32>)
      attrs = {test.group = 0} {
  ^bb0(%b: f32, %o: f32):
    %s = arith.addf %b, %o : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
