// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A layer norm in tiles of four rows.

// 16*64 = 1024 elements in 16 rows. By element: sum, sub, square and its sum, two
// products and a sum with the weights: 7 flops; by row: a quotient for the mean,
// and a quotient, a sum and rsqrt for the deviation: 4. 7168 + 64 = 7232, 16 of them
// transcendental. x, the weights and the biases are read, 4096 + 256 + 256 = 4608,
// and 4096 bytes are written.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 7232,
// CHECK-NEXT: "transcendentals": 16,
// CHECK:      "read": 4608,
// CHECK-NEXT: "written": 4096,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#vector = affine_map<(i) -> (i)>
func.func @layer_norm(%x: tensor<16x64xf32>, %g: tensor<64xf32>, %b: tensor<64xf32>)
    -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 64.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %empty_row = tensor.empty() : tensor<16xf32>
  %empty = tensor.empty() : tensor<16x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<16xf32>)
      -> tensor<16xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<16x64xf32>)
      outs(%init : tensor<16xf32>) dimensions = [1] {test.group = 0}
  %mean = linalg.generic
      {indexing_maps = [#vector, #vector], iterator_types = ["parallel"]}
      ins(%sum : tensor<16xf32>) outs(%empty_row : tensor<16xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %m = arith.divf %a, %n : f32
    linalg.yield %m : f32
  } -> tensor<16xf32>
  %centred = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean : tensor<16x64xf32>, tensor<16xf32>)
      outs(%empty : tensor<16x64xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    linalg.yield %d : f32
  } -> tensor<16x64xf32>
  %squares = linalg.generic
      {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%centred : tensor<16x64xf32>) outs(%init : tensor<16xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %q = arith.mulf %a, %a : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %scale = linalg.generic
      {indexing_maps = [#vector, #vector], iterator_types = ["parallel"]}
      ins(%squares : tensor<16xf32>) outs(%empty_row : tensor<16xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %v = arith.divf %a, %n : f32
    %w = arith.addf %v, %eps : f32
    %r = math.rsqrt %w : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #row, #column, #column, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%centred, %scale, %g, %b
          : tensor<16x64xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>)
      outs(%empty : tensor<16x64xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 4, 0>} {
  ^bb0(%a: f32, %s: f32, %weight: f32, %bias: f32, %o: f32):
    %0 = arith.mulf %a, %s : f32
    %1 = arith.mulf %0, %weight : f32
    %2 = arith.addf %1, %bias : f32
    linalg.yield %2 : f32
  } -> tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}
