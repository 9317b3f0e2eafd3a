// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// A tile has at most 128 * 128 = 16,384 sums, the innermost loops first: 128
// channels, 56 columns of the image (7,168 sums), and 2 rows (14,336); a third
// row would be too many. One image.

// CHECK: "groups": [
// CHECK: "tile_sizes": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 2,
// CHECK-NEXT: 56,
// CHECK-NEXT: 128
// CHECK-NEXT: ],

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
!x = tensor<8x58x58x64xf32>
!k = tensor<3x3x64x128xf32>
!y = tensor<8x56x56x128xf32>
func.func @f(%x: !x, %k: !k) -> !y {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !y
  %i = linalg.fill ins(%zero : f32) outs(%e : !y) -> !y
  %c = linalg.conv_2d_nhwc_hwcf ins(%x, %k : !x, !k) outs(%i : !y) -> !y
  %r = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : !y) outs(%e : !y) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> !y
  return %r : !y
}
