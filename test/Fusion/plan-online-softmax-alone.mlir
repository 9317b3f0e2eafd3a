// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// A softmax of rows that do not fit on chip reads the scores twice: the maximum and the
// sum are one pass, and the division computes the exponentials
// again. In bytes, the scores, and what is made of each, x = 8192*131072*4 =
// 4,294,967,296, and r = 8192*4 = 32,768 for what rows have.
//   maximum   reads x, writes r
//   exp       reads x + r, writes x
//   sum       reads x, writes r
//   division  reads x + r, writes x
// The first three together read x and write 2*r = 65,536. In tiles of one row 132 units
// write 132*4 = 528 bytes at once, 16.5 sectors: after each odd one of the first 61 of
// 62 rounds, 31 times, half a sector, 16 bytes, goes back twice, of both: 992 more,
// 66,528, which saves 3*x + r - 992 = 12,884,933,664. The division with the exponentials reads x + 2*r = 4,295,032,832:
// r = 32,768 more than by itself, which is less than counts.
// CHECK:      "groups": [
// CHECK:      "kernels": [
// CHECK-NEXT:   0,
// CHECK-NEXT:   1,
// CHECK-NEXT:   2
// CHECK-NEXT: ],
// CHECK-NEXT: "form": "online",
// CHECK:      "hbm": {
// CHECK-NEXT:   "read": 4294967296,
// CHECK-NEXT:   "written": 66528,
// CHECK:      "saved_hbm_bytes": 12884933664,
// CHECK:      "kernels": [
// CHECK-NEXT:   3
// CHECK-NEXT: ],
// CHECK-NEXT: "copies": [
// CHECK-NEXT:   1
// CHECK-NEXT: ],
// CHECK-NEXT: "form": "elementwise",
// CHECK:      "hbm": {
// CHECK-NEXT:   "read": 4295032832,
// CHECK-NEXT:   "written": 4294967296,
// CHECK:      "saved_hbm_bytes": -32768,

!s = tensor<8192x131072xf32>
!r = tensor<8192xf32>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @sm(%s: !s) -> !s {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.reduce { arith.addf } ins(%p : !s) outs(%z2 : !r) dimensions = [1]
  %n = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %l : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %ll: f32, %out: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !s
  return %n : !s
}
