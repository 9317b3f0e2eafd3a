// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// Where a group that can be applied keeps whole rows on chip, it stays: rows of 2048
// scores have 8192 bytes, and 27 of them fit the 232,448 bytes of a block.
// CHECK:      "groups": [
// CHECK:      "form": "tiled",
// CHECK-NOT:  "why_not_applied"
// CHECK-NOT:  "form":

!q = tensor<4x2048x64xf32>
!s = tensor<4x2048x2048xf32>
!r = tensor<4x2048xf32>
#id = affine_map<(b, m, n) -> (b, m, n)>
#row = affine_map<(b, m, n) -> (b, m)>
func.func @attention(%q: !q, %kt: tensor<4x64x2048xf32>, %v: !q) -> !q {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !q
  %z0 = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %s = linalg.batch_matmul ins(%q, %kt : !q, tensor<4x64x2048xf32>) outs(%z0 : !s) -> !s
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s : !s) outs(%z1 : !r) {
  ^bb0(%x: f32, %acc: f32):
    %y = arith.maximumf %x, %acc : f32
    linalg.yield %y : f32
  } -> !r
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p : !s) outs(%z2 : !r) {
  ^bb0(%x: f32, %acc: f32):
    %y = arith.addf %x, %acc : f32
    linalg.yield %y : f32
  } -> !r
  %n = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p, %l : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %ll: f32, %o: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !s
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !q) -> !q
  %o = linalg.batch_matmul ins(%n, %v : !s, !q) outs(%z3 : !q) -> !q
  return %o : !q
}
