// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Weights of four bits, made f32 where they are used: one use each in a product
// with a vector, so that nothing is repeated.

// 32*16 = 512 weights: the product with the scale, and the product and the sum with
// x: 1536 flops. 512/2 = 256 bytes of weights, 128 of scales and 64 of x are read,
// 448, and 128 are written.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 1536,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 448,
// CHECK-NEXT: "written": 128,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(n, k) -> (n, k)>
#row = affine_map<(n, k) -> (n)>
#column = affine_map<(n, k) -> (k)>
func.func @matvec(%w: tensor<32x16xi4>, %s: tensor<32xf32>, %x: tensor<16xf32>)
    -> tensor<32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x16xf32>
  %wide = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%w, %s : tensor<32x16xi4>, tensor<32xf32>)
      outs(%e : tensor<32x16xf32>) attrs = {test.group = 0} {
  ^bb0(%q: i4, %scale: f32, %o: f32):
    %f = arith.sitofp %q : i4 to f32
    %m = arith.mulf %f, %scale : f32
    linalg.yield %m : f32
  } -> tensor<32x16xf32>
  %ev = tensor.empty() : tensor<32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%ev : tensor<32xf32>)
      -> tensor<32xf32>
  %r = linalg.matvec {test.group = 0}
      ins(%wide, %x : tensor<32x16xf32>, tensor<16xf32>)
      outs(%init : tensor<32xf32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}
