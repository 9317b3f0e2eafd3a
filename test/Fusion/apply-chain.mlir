// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Three ops one after the other are one op.

// 16*32 = 512 elements: exp, a product and a sum each, 1536 flops; x in and the
// last result out, 2048 bytes each.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 1536,
// CHECK-NEXT: "transcendentals": 512,
// CHECK:      "read": 2048,
// CHECK-NEXT: "written": 2048,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
func.func @chain(%x: tensor<16x32xf32>, %k: f32) -> tensor<16x32xf32> {
  %e = tensor.empty() : tensor<16x32xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %1 = linalg.square {test.group = 0} ins(%0 : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    linalg.yield %s : f32
  } -> tensor<16x32xf32>
  return %2 : tensor<16x32xf32>
}
