// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// An RMS norm in tiles of four rows of ten: the last tile has two.

// 10*32 = 320 elements in 10 rows. By element: a square, its sum, and two products:
// 4 flops; by row: a quotient, a sum and rsqrt: 3. 1280 + 30 = 1310, 10 of them
// transcendental. x and the weights are read, 1280 + 128 = 1408 bytes, and 1280
// are written.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 1310,
// CHECK-NEXT: "transcendentals": 10,
// CHECK:      "read": 1408,
// CHECK-NEXT: "written": 1280,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#vector = affine_map<(i) -> (i)>
func.func @rms_norm(%x: tensor<10x32xf32>, %g: tensor<32xf32>)
    -> tensor<10x32xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 32.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %empty_row = tensor.empty() : tensor<10xf32>
  %empty = tensor.empty() : tensor<10x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<10xf32>)
      -> tensor<10xf32>
  %squares = linalg.generic
      {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<10x32xf32>) outs(%init : tensor<10xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %q = arith.mulf %a, %a : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<10xf32>
  %scale = linalg.generic
      {indexing_maps = [#vector, #vector], iterator_types = ["parallel"]}
      ins(%squares : tensor<10xf32>) outs(%empty_row : tensor<10xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %v = arith.divf %a, %n : f32
    %w = arith.addf %v, %eps : f32
    %r = math.rsqrt %w : f32
    linalg.yield %r : f32
  } -> tensor<10xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #row, #column, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale, %g : tensor<10x32xf32>, tensor<10xf32>, tensor<32xf32>)
      outs(%empty : tensor<10x32xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 4, 0>} {
  ^bb0(%a: f32, %s: f32, %weight: f32, %o: f32):
    %0 = arith.mulf %a, %s : f32
    %1 = arith.mulf %0, %weight : f32
    linalg.yield %1 : f32
  } -> tensor<10x32xf32>
  return %r : tensor<10x32xf32>
}
