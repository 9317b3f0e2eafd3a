// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse{dims=B=4096})' --remarks-filter=roofline --remark-policy=all %s 2>&1 | FileCheck %s
//
// A plan for sizes that --dims gives, and IR that leaves them open: said, and
// left as it was.

// CHECK: [Missed] roofline-fuse
// CHECK-SAME: types have sizes that are open; write them as numbers
// CHECK: linalg.reduce
// CHECK: linalg.generic

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @f(%x: tensor<?x1024xf32> {roofline.dims = ["B", "N"]}) -> tensor<?x1024xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x1024xf32>
  %ev = tensor.empty(%b) : tensor<?xf32>
  %et = tensor.empty(%b) : tensor<?x1024xf32>
  %i = linalg.fill ins(%zero : f32) outs(%ev : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce {arith.addf} ins(%x : tensor<?x1024xf32>) outs(%i : tensor<?xf32>) dimensions = [1]
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x1024xf32>, tensor<?xf32>) outs(%et : tensor<?x1024xf32>) {
  ^bb0(%a: f32, %t: f32, %o: f32):
    %r = arith.divf %a, %t : f32
    linalg.yield %r : f32
  } -> tensor<?x1024xf32>
  return %d : tensor<?x1024xf32>
}
