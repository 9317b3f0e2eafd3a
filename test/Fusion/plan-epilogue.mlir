// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// 2048 x 512 by 512 x 2048 in bf16 to f32, then truncated to bf16.
//   product   reads 2 * 2048*512*2 = 4,194,304, writes 2048*2048*4 = 16,777,216
//   truncate  reads 16,777,216, writes 8,388,608
//   together  46,137,344; as one 4,194,304 + 8,388,608 = 12,582,912
// The sums stay in registers: 33,554,432 saved. 2*2048*2048*512 flops over
// 12,582,912 bytes are 341.3 FLOP/B, above the ridge of 295.3; the product by
// itself has 204.8.

// CHECK: "groups": [
// CHECK: "form": "tiled",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT: 128,
// CHECK-NEXT: 128
// CHECK-NEXT: ],
// CHECK-NEXT: "tile_order": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "on_chip_bytes": {{[1-9][0-9]*}},
// CHECK-NEXT: "flops": 4294967296,
// CHECK: "read": 4194304,
// CHECK-NEXT: "written": 8388608,
// CHECK: "intensity": 341.333{{[0-9]*}},
// CHECK: "bound_by": "tensor.bf16",
// CHECK: "saved_hbm_bytes": 33554432,

#id = affine_map<(i, j) -> (i, j)>
func.func @f(%a: tensor<2048x512xbf16>, %b: tensor<512x2048xbf16>)
    -> tensor<2048x2048xbf16> {
  %zero = arith.constant 0.0 : f32
  %e32 = tensor.empty() : tensor<2048x2048xf32>
  %e16 = tensor.empty() : tensor<2048x2048xbf16>
  %i = linalg.fill ins(%zero : f32) outs(%e32 : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %c = linalg.matmul ins(%a, %b : tensor<2048x512xbf16>, tensor<512x2048xbf16>)
      outs(%i : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %t = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<2048x2048xf32>) outs(%e16 : tensor<2048x2048xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %r = arith.truncf %x : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<2048x2048xbf16>
  return %t : tensor<2048x2048xbf16>
}
