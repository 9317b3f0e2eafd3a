// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// The last op starts from what another one reads too: the product is computed
// once per tile, not once for each.

// 2*8*16*4 = 1024 flops of the product, 32 of the sum. x, 512 bytes, and w, 256,
// are read, 8*4 elements written.
// CHECK:      "op": "scf.forall",
// CHECK:      "flops": 1056,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 768,
// CHECK-NEXT: "written": 128,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
func.func @tiled(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>)
    -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>)
      -> tensor<8x4xf32>
  %p = linalg.matmul {test.group = 0}
      ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>)
      outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %a = linalg.abs {test.group = 0} ins(%p : tensor<8x4xf32>)
      outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x4xf32>) outs(%p : tensor<8x4xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 2, 4>} {
  ^bb0(%b: f32, %o: f32):
    %s = arith.addf %b, %o : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
