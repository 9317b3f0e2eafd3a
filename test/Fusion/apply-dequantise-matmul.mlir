// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Weights of four bits, made f32 once for each tile of eight columns of a product:
// each weight belongs to one tile.

// 512 products with a scale, and 2*8*32*16 = 8192 flops of the product: 8704.
// 512/2 = 256 bytes of weights, 128 of scales and 8*16*4 = 512 of x are read, 896,
// and 8*32*4 = 1024 are written.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 8704,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 896,
// CHECK-NEXT: "written": 1024,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(k, n) -> (k, n)>
#column = affine_map<(k, n) -> (n)>
func.func @matmul(%x: tensor<8x16xf32>, %w: tensor<16x32xi4>, %s: tensor<32xf32>)
    -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %wide = linalg.generic
      {indexing_maps = [#id, #column, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%w, %s : tensor<16x32xi4>, tensor<32xf32>)
      outs(%e : tensor<16x32xf32>) attrs = {test.group = 0} {
  ^bb0(%q: i4, %scale: f32, %o: f32):
    %f = arith.sitofp %q : i4 to f32
    %m = arith.mulf %f, %scale : f32
    linalg.yield %m : f32
  } -> tensor<16x32xf32>
  %empty = tensor.empty() : tensor<8x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x32xf32>)
      -> tensor<8x32xf32>
  %r = linalg.matmul {test.group = 0, test.tiles = array<i64: 0, 8, 0>}
      ins(%x, %wide : tensor<8x16xf32>, tensor<16x32xf32>)
      outs(%init : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}
