// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Bias, relu and truncation on the tiles of a product.

// 2*16*32*8 = 8192 flops of the product, and a sum and a maximum for each of 512
// elements: 9216. 16*8*4 = 512 bytes of A, 8*32*4 = 1024 of B and 128 of biases are
// read, 1664; 512 bf16 are written, 1024.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 9216,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 1664,
// CHECK-NEXT: "written": 1024,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func @linear(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %bias: tensor<32xf32>)
    -> tensor<16x32xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x32xf32>
  %narrow = tensor.empty() : tensor<16x32xbf16>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x32xf32>)
      -> tensor<16x32xf32>
  %product = linalg.matmul {test.group = 0}
      ins(%a, %b : tensor<16x8xf32>, tensor<8x32xf32>)
      outs(%init : tensor<16x32xf32>) -> tensor<16x32xf32>
  %relu = linalg.generic
      {indexing_maps = [#id, #column, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : tensor<16x32xf32>, tensor<32xf32>)
      outs(%empty : tensor<16x32xf32>) attrs = {test.group = 0} {
  ^bb0(%x: f32, %c: f32, %o: f32):
    %s = arith.addf %x, %c : f32
    %t = arith.maximumf %s, %zero : f32
    linalg.yield %t : f32
  } -> tensor<16x32xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%relu : tensor<16x32xf32>) outs(%narrow : tensor<16x32xbf16>)
      attrs = {test.group = 0, test.tiles = array<i64: 8, 16>} {
  ^bb0(%x: f32, %o: bf16):
    %t = arith.truncf %x : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<16x32xbf16>
  return %r : tensor<16x32xbf16>
}
