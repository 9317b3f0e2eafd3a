// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Two sums that start from one fill are two results in memory of their own.

// 2*32*32 sums and 32*32 products: 3072 flops. Two matrices of 32*32*4 = 4096 bytes
// are read, 8192, and two sums of 32*4 = 128 written, 256.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 3072,
// CHECK:      "read": 8192,
// CHECK-NEXT: "written": 256,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @sums(%x: tensor<32x32xf32>, %y: tensor<32x32xf32>)
    -> (tensor<32xf32>, tensor<32xf32>) {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<32xf32>
  %e = tensor.empty() : tensor<32x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%es : tensor<32xf32>) -> tensor<32xf32>
  %rows = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<32x32xf32>) outs(%init : tensor<32xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<32xf32>
  %scaled = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %rows : tensor<32x32xf32>, tensor<32xf32>) outs(%e : tensor<32x32xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<32x32xf32>
  %columns = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%scaled : tensor<32x32xf32>) outs(%init : tensor<32xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 0, 8>} {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<32xf32>
  return %rows, %columns : tensor<32xf32>, tensor<32xf32>
}
