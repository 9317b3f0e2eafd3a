// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Who asks for the index of a loop that is split gets the same number as before.

// 6*8 = 48 sums and 48 products; x is read, the products are written, 192 bytes
// each.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 96,
// CHECK:      "read": 192,
// CHECK-NEXT: "written": 192,
// CHECK-NOT:  "op":
// CHECK:      "functions":

func.func @collapsed(%x: tensor<6x8xf32>, %k: f32) -> tensor<48xf32> {
  %e = tensor.empty() : tensor<6x8xf32>
  %f = tensor.empty() : tensor<48xf32>
  %0 = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    linalg.yield %s : f32
  } -> tensor<6x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x8xf32> into tensor<48xf32>
  %2 = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%1 : tensor<48xf32>) outs(%f : tensor<48xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i32
    %n = arith.sitofp %w : i32 to f32
    %m = arith.mulf %a, %n : f32
    linalg.yield %m : f32
  } -> tensor<48xf32>
  return %2 : tensor<48xf32>
}
