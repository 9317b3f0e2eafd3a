// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Attention in tiles of four queries: the scores never leave the chip.

// 16 queries, 32 keys, heads of 8: 2*16*32*8 = 8192 flops for the scores and for the
// product with the values; by score: the scale, max, sub, exp, add and div, 6*512 =
// 3072, 512 of them transcendental: 19456. Q 512, K 1024 and V 1024 bytes are
// read, 2560, and 512 are written.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 19456,
// CHECK-NEXT: "transcendentals": 512,
// CHECK:      "read": 2560,
// CHECK-NEXT: "written": 512,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @attention(%q: tensor<16x8xf32>, %k: tensor<32x8xf32>, %v: tensor<32x8xf32>)
    -> tensor<16x8xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %factor = arith.constant 0.35355339 : f32
  %empty_row = tensor.empty() : tensor<16xf32>
  %empty = tensor.empty() : tensor<16x32xf32>
  %empty_out = tensor.empty() : tensor<16x8xf32>
  %init_scores = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x32xf32>)
      -> tensor<16x32xf32>
  %product = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>] {test.group = 0}
      ins(%q, %k : tensor<16x8xf32>, tensor<32x8xf32>)
      outs(%init_scores : tensor<16x32xf32>) -> tensor<16x32xf32>
  %scores = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%product : tensor<16x32xf32>) outs(%empty : tensor<16x32xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %m = arith.mulf %a, %factor : f32
    linalg.yield %m : f32
  } -> tensor<16x32xf32>
  %init_max = linalg.fill ins(%lowest : f32) outs(%empty_row : tensor<16xf32>)
      -> tensor<16xf32>
  %max = linalg.reduce { arith.maximumf } ins(%scores : tensor<16x32xf32>)
      outs(%init_max : tensor<16xf32>) dimensions = [1] {test.group = 0}
  %exp = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%scores, %max : tensor<16x32xf32>, tensor<16xf32>)
      outs(%empty : tensor<16x32xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> tensor<16x32xf32>
  %init_sum = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<16xf32>)
      -> tensor<16xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<16x32xf32>)
      outs(%init_sum : tensor<16xf32>) dimensions = [1] {test.group = 0}
  %p = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<16x32xf32>, tensor<16xf32>)
      outs(%empty : tensor<16x32xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %d = arith.divf %a, %s : f32
    linalg.yield %d : f32
  } -> tensor<16x32xf32>
  %init_out = linalg.fill ins(%zero : f32) outs(%empty_out : tensor<16x8xf32>)
      -> tensor<16x8xf32>
  %r = linalg.matmul {test.group = 0, test.tiles = array<i64: 4, 0, 0>}
      ins(%p, %v : tensor<16x32xf32>, tensor<32x8xf32>)
      outs(%init_out : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %r : tensor<16x8xf32>
}
