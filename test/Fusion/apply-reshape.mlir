// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A reshape between two ops: the first runs over the same two loops instead.

// 6*8 = 48 exp and 48 sums, b read for 8 columns of the second. x is read with
// 192 bytes, b with 32; what is made is written with 192.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 96,
// CHECK-NEXT: "transcendentals": 48,
// CHECK:      "read": 224,
// CHECK-NEXT: "written": 192,
// CHECK-NOT:  "op":
// CHECK:      "functions":

func.func @expanded(%x: tensor<48xf32>, %b: tensor<8xf32>) -> tensor<6x8xf32> {
  %e = tensor.empty() : tensor<48xf32>
  %f = tensor.empty() : tensor<6x8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<48xf32>)
      outs(%e : tensor<48xf32>) -> tensor<48xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 8]
      : tensor<48xf32> into tensor<6x8xf32>
  %2 = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%1, %b : tensor<6x8xf32>, tensor<8xf32>) outs(%f : tensor<6x8xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<6x8xf32>
  return %2 : tensor<6x8xf32>
}
