// RUN: %test_fuse %s -o - | FileCheck %s
// RUN: %run_both %s

// A tile runs the ops in the order of the group, whatever the order in which
// their user has them as operands: by that order the plan counts what is on
// chip at one time.

// CHECK: scf.forall
// CHECK: linalg.exp
// CHECK: linalg.square
// CHECK: linalg.generic

#id = affine_map<(i, j) -> (i, j)>
func.func @f(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %empty = tensor.empty() : tensor<8x16xf32>
  %a = linalg.exp {test.group = 0} ins(%x : tensor<8x16xf32>)
      outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  %b = linalg.square {test.group = 0} ins(%y : tensor<8x16xf32>)
      outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  %c = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %a : tensor<8x16xf32>, tensor<8x16xf32>)
      outs(%empty : tensor<8x16xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 2, 0>} {
  ^bb0(%s: f32, %t: f32, %o: f32):
    %d = arith.divf %s, %t : f32
    linalg.yield %d : f32
  } -> tensor<8x16xf32>
  return %c : tensor<8x16xf32>
}
