// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// The scores come from outside, in powers of two, and what is divided by the sum is
// what a product has made of them. Rows have 524,288 bytes, more than a block.
//
// There are E = 8192*131072 = 1,073,741,824 scores, of 4,294,967,296 bytes, which are
// read once, although two ops use them: a piece of a row is there until both are
// done. V has 131072*64*4 = 33,554,432; tiles of 32 rows are 256, of which the 132
// units run 132 at once, so that the scores of the first drive V from L2: it is read
// twice. 4,294,967,296 + 2*33,554,432 = 4,362,076,160. The result has 8192*64*4 =
// 2,097,152. From L2 V passes to 256 tiles: 4,294,967,296 + 256*33,554,432 =
// 12,884,901,888. On chip are 32*128*4 = 16,384 bytes of scores, 32*64*4 = 8192 of
// sums, and two values for each row, 256: 24,832.
//
// By score: max, sub, mul, exp2 and add, and 2*64 of the product: 133*E =
// 142,807,662,592; 8192*64 = 524,288 divisions. Between 1024 pieces the maximum of
// 8192 rows changes 1023 times: R = 8,380,416; 3*R for it, R for the sum of the row,
// 64*R for the product: 68*R = 569,868,288. Together 143,378,055,168.
// CHECK:      "groups": [
// CHECK:      "form": "online",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT:   32,
// CHECK-NEXT:   0
// CHECK:      "on_chip_bytes": 24832,
// CHECK-NEXT: "flops": 143378055168,
// CHECK:      "hbm": {
// CHECK-NEXT:   "read": 4362076160,
// CHECK-NEXT:   "written": 2097152,
// CHECK:      "l2": {
// CHECK-NEXT:   "read": 12884901888,
// CHECK-NEXT:   "written": 2097152,

!s = tensor<8192x131072xf32>
!r = tensor<8192xf32>
!v = tensor<131072x64xf32>
!o = tensor<8192x64xf32>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @outside(%s: !s, %v: !v) -> !o {
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
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %d2 = arith.mulf %d, %log2e : f32
    %e = math.exp2 %d2 : f32
    linalg.yield %e : f32
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
