// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=none --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=NONE

// A group around one product has the tiles that a search finds for that, with
// the roofs of the group: 2048 x 512 by 512 x 2048 in bf16, truncated to bf16.
//
//   tiles of 256 x 128   8 * 16 = 128 blocks, one for each of 132 units
//   L2, left operand     16 times 2048*512*2                  33,554,432
//   L2, right operand    8 times 512*2048*2                   16,777,216
//   L2, result           2048*2048*2, in bf16, no f32          8,388,608
//                                                            58,720,256
//   shared memory        two stages of (256 + 128)*128*2 bytes   196,608
// CHECK-LABEL: "groups": [
// CHECK: "on_chip_bytes": 196608,
// CHECK: "tiling": {
// CHECK-NEXT: "sizes": [
// CHECK-NEXT: 256,
// CHECK-NEXT: 128,
// CHECK-NEXT: 128
// CHECK-NEXT: ],
// CHECK: "smem_bytes_per_block": 196608,
// CHECK: "l2_bytes": 58720256,
// CHECK: "lower_bound": {
// CHECK-NEXT: "hbm_bytes": null,
// CHECK: "blocks": 128,
// CHECK-NEXT: "waves": 1,
// CHECK: "bound_by": "l2",

// The second group has no product, and its rows are its tiles.
// CHECK: "id": 1,
// CHECK: "tiling": null,

// NONE-LABEL: "groups": [
// NONE: "on_chip_bytes": 0,
// NONE: "tiling": null,
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!h = tensor<2048x2048xbf16>
!t = tensor<2048x2048xf32>
!v = tensor<2048xf32>
func.func @f(%a: tensor<2048x512xbf16>, %b: tensor<512x2048xbf16>, %y: !t, %zeros: !v) -> (!h, !t) {
  %zero = arith.constant 0.0 : f32
  %e32 = tensor.empty() : !t
  %e16 = tensor.empty() : !h
  %i = linalg.fill ins(%zero : f32) outs(%e32 : !t) -> !t
  %c = linalg.matmul ins(%a, %b : tensor<2048x512xbf16>, tensor<512x2048xbf16>) outs(%i : !t) -> !t
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : !t) outs(%e16 : !h) {
  ^bb0(%x: f32, %o: bf16):
    %r = arith.truncf %x : f32 to bf16
    linalg.yield %r : bf16
  } -> !h
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : !t) outs(%zeros : !v) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  } -> !v
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %s : !t, !v) outs(%e32 : !t) {
  ^bb0(%x: f32, %q: f32, %o: f32):
    %r = arith.divf %x, %q : f32
    linalg.yield %r : f32
  } -> !t
  return %t, %d : !h, !t
}
