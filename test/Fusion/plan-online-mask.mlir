// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// Powers that a mask takes out are zero, which no factor changes: the group is online
// as without the mask (plan-online-scores-from-outside.mlir). The scores have
// 8192*131072*4 = 4,294,967,296 bytes, the values 131072*64*4 = 33,554,432, and the
// mask, a byte for every key, 131,072; these two are read twice, by 132 tiles and by the
// other 124: 4,294,967,296 + 2*33,554,432 + 2*131,072 = 4,362,338,304.
// CHECK:      "groups": [
// CHECK:      "form": "online",
// CHECK:      "hbm": {
// CHECK-NEXT:   "read": 4362338304,

!s = tensor<8192x131072xf32>
!r = tensor<8192xf32>
!v = tensor<131072x64xf32>
!o = tensor<8192x64xf32>
#id = affine_map<(m, n) -> (m, n)>
#column = affine_map<(m, n) -> (n)>
#row = affine_map<(m, n) -> (m)>
func.func @masked(%s: !s, %v: !v, %keep: tensor<131072xi1>) -> !o {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %log2e = arith.constant 1.44269504 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce ins(%s : !s) outs(%z1 : !r) dimensions = [1] (%x: f32, %acc: f32) {
    %y = arith.maxnumf %acc, %x : f32
    linalg.yield %y : f32
  }
  %p = linalg.generic {indexing_maps = [#id, #row, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m, %keep : !s, !r, tensor<131072xi1>) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %k: i1, %o: f32):
    %d = arith.subf %x, %mm : f32
    %d2 = arith.mulf %d, %log2e : f32
    %e = math.exp2 %d2 : f32
    %kept = arith.select %k, %e, %zero : f32
    linalg.yield %kept : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.reduce { arith.addf } ins(%p : !s) outs(%z2 : !r) dimensions = [1]
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z3 : !o) -> !o
  %o = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%pv, %l : !o, !r) outs(%eo : !o) {
  ^bb0(%x: f32, %ll: f32, %out: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !o
  return %o : !o
}
