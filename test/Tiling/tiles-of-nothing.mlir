// A product whose sums have no terms cannot be tiled, and need not be.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o %t.mlir \
// RUN:   --report=json:- --verify-diagnostics | FileCheck %s
//
// CHECK: "op": "linalg.matmul",
// CHECK: "flops": 0,
func.func @nothing(%a: tensor<64x0xf32>, %b: tensor<0x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-warning @below {{'roofline.tile_sizes' has no effect: there is nothing to compute}}
  %r = linalg.matmul {roofline.tile_sizes = array<i64: 16, 16, 16>} ins(%a, %b : tensor<64x0xf32>, tensor<0x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
