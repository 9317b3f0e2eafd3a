// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A softmax in tiles of four rows: the rows stay on chip, and exp is computed
// once though two ops read it.

// 32*64 = 2048 elements: max, sub, exp, add and div, 10240 flops, 2048 of them
// transcendental. x in and the result out, 8192 bytes each.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 10240,
// CHECK-NEXT: "transcendentals": 2048,
// CHECK:      "read": 8192,
// CHECK-NEXT: "written": 8192,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @softmax(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %empty_row = tensor.empty() : tensor<32xf32>
  %empty = tensor.empty() : tensor<32x64xf32>
  %init_max = linalg.fill ins(%lowest : f32) outs(%empty_row : tensor<32xf32>)
      -> tensor<32xf32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<32x64xf32>)
      outs(%init_max : tensor<32xf32>) dimensions = [1] {test.group = 0}
  %exp = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<32x64xf32>, tensor<32xf32>)
      outs(%empty : tensor<32x64xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> tensor<32x64xf32>
  %init_sum = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<32xf32>)
      -> tensor<32xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<32x64xf32>)
      outs(%init_sum : tensor<32xf32>) dimensions = [1] {test.group = 0}
  %r = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<32x64xf32>, tensor<32xf32>)
      outs(%empty : tensor<32x64xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 4, 0>} {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %q = arith.divf %a, %s : f32
    linalg.yield %q : f32
  } -> tensor<32x64xf32>
  return %r : tensor<32x64xf32>
}
