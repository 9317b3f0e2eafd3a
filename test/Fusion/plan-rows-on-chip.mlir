// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// A row-wise normalisation: sum of a row, and the row divided by it. x has
// 4096 * 2048 * 4 = 33,554,432 bytes, a row 8,192, the sums 16,384.
//   apart   sum: 33,554,432 + 16,384; divide: 33,554,432 + 16,384 + 33,554,432
//           together 100,696,064
//   as one  67,108,864, saved 33,587,200: x is read once where its row stays on
//           chip with the sum of it, 8,192 + 4 bytes in tiles of one row
// Nothing is read again by other tiles: the tiles stay that small.

// CHECK: "groups": [
// CHECK: "form": "tiled",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 0
// CHECK-NEXT: ],
// CHECK-NEXT: "tile_order": [
// CHECK-NEXT: 0
// CHECK-NEXT: ],
// CHECK-NEXT: "on_chip_bytes": 8196,
// CHECK: "read": 33554432,
// CHECK-NEXT: "written": 33554432,
// CHECK: "saved_hbm_bytes": 33587200,

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!v = tensor<4096xf32>
!t = tensor<4096x2048xf32>
func.func @f(%x: !t) -> !t {
  %zero = arith.constant 0.0 : f32
  %ev = tensor.empty() : !v
  %et = tensor.empty() : !t
  %i = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %s = linalg.reduce {arith.addf} ins(%x : !t) outs(%i : !v) dimensions = [1]
  %d = linalg.generic {indexing_maps = [#id, #row, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : !t, !v) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> !t
  return %d : !t
}
