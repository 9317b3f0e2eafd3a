// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// What is read transposed is not written over: the element at a point is still
// to be read at another one. Slices have 96 * 96 * 4 = 36,864 bytes, the two
// sums of a slice 4 each. Step by step:
//   exp       e             36,864
//   max       e, m          36,864 + 4
//   subtract  e, m, d       2 * 36,864 + 4 = 73,732, the most
//   sum       d, s          36,864 + 4
//   divide    d, s          36,864 + 4
// With d in the place of e it would be 36,868. The tiles do not grow: nothing
// is read again by others.

// CHECK: "groups": [
// CHECK: "form": "tiled",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT: 1,
// CHECK: "on_chip_bytes": 73732,

#id = affine_map<(b, i, j) -> (b, i, j)>
#turned = affine_map<(b, i, j) -> (b, j, i)>
#slice = affine_map<(b, i, j) -> (b)>
!v = tensor<512xf32>
!t = tensor<512x96x96xf32>
func.func @f(%x: !t) -> !t {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %ev = tensor.empty() : !v
  %et = tensor.empty() : !t
  %e = linalg.exp ins(%x : !t) outs(%et : !t) -> !t
  %im = linalg.fill ins(%lowest : f32) outs(%ev : !v) -> !v
  %m = linalg.reduce {arith.maximumf} ins(%e : !t) outs(%im : !v) dimensions = [1, 2]
  %d = linalg.generic {indexing_maps = [#turned, #slice, #id],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%e, %m : !t, !v) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> !t
  %is = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %s = linalg.reduce {arith.addf} ins(%d : !t) outs(%is : !v) dimensions = [1, 2]
  %p = linalg.generic {indexing_maps = [#id, #slice, #id],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d, %s : !t, !v) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> !t
  return %p : !t
}
