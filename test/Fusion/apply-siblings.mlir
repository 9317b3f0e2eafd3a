// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Ops that only share their input: two reductions, one of which sees it
// transposed, and an elementwise op.

// 512 elements: a maximum, a sum and an exp for each, 1536 flops. x is read, 2048
// bytes; 16 maxima, 16 sums and 512 exps are written, 64 + 64 + 2048 = 2176.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 1536,
// CHECK-NEXT: "transcendentals": 512,
// CHECK:      "read": 2048,
// CHECK-NEXT: "written": 2176,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>
#column = affine_map<(i, j) -> (j)>
func.func @siblings(%x: tensor<16x32xf32>, %m: tensor<16xf32>, %s: tensor<16xf32>)
    -> (tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>) {
  %lowest = arith.constant -3.4e+38 : f32
  %zero = arith.constant 0.0 : f32
  %row = tensor.empty() : tensor<16xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %init_max = linalg.fill ins(%lowest : f32) outs(%row : tensor<16xf32>)
      -> tensor<16xf32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<16x32xf32>)
      outs(%init_max : tensor<16xf32>) dimensions = [1] {test.group = 0}
  %init_sum = linalg.fill ins(%zero : f32) outs(%row : tensor<16xf32>)
      -> tensor<16xf32>
  %sum = linalg.generic
      {indexing_maps = [#transposed, #column],
       iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<16x32xf32>) outs(%init_sum : tensor<16xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %o, %a : f32
    linalg.yield %t : f32
  } -> tensor<16xf32>
  %exp = linalg.exp {test.group = 0} ins(%x : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %max, %sum, %exp
      : tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>
}
