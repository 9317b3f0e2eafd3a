// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse{target=h100-sxm})' \
// RUN:   --remarks-filter=roofline --remark-policy=all %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// Every probability is divided by the sum of its row before the product, and rows of
// 524,288 bytes do not fit a block. Without an online group both the sum and the
// division would compute the exponentials; the online one computes them once.
//
// There are E = 8192*131072 = 1,073,741,824 scores, of 4,294,967,296 bytes, which are
// read once. V has 131072*64*4 = 33,554,432, and is read twice, as 132 of the 256
// tiles of 32 rows run at once: 4,294,967,296 + 2*33,554,432 = 4,362,076,160. The
// result has 8192*64*4 = 2,097,152.
//
// By score: max, sub, exp, add, div, and 2*64 of the product: 133*E =
// 142,807,662,592. Between 1024 pieces the maximum of 8192 rows changes 1023 times:
// R = 8,380,416; 3*R for it, R for the sum of the row, 64*R for the product: 68*R =
// 569,868,288. Together 143,377,530,880, of them transcendental E + R =
// 1,082,122,240.
// CHECK:      "groups": [
// CHECK:      "kernels": [
// CHECK-NEXT:   0,
// CHECK-NEXT:   1,
// CHECK-NEXT:   2,
// CHECK-NEXT:   3,
// CHECK-NEXT:   4
// CHECK-NEXT: ],
// CHECK-NOT:  "copies"
// CHECK:      "form": "online",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT:   32,
// CHECK-NEXT:   0
// CHECK:      "flops": 143377530880,
// CHECK-NEXT: "transcendentals": 1082122240,
// CHECK:      "hbm": {
// CHECK-NEXT:   "read": 4362076160,
// CHECK-NEXT:   "written": 2097152,
// CHECK-NOT:  "form":

// Applied is the plan without it: two groups, with the exponentials in both.
// REMARK: [Missed] roofline-fuse {{.*}}"upstream has no rewrite that rescales sums as the maximum of a row grows
// REMARK-COUNT-2: [Passed] roofline-fuse {{.*}}form=elementwise{{.*}}ops=2
// REMARK-NOT: [Passed] roofline-fuse

!s = tensor<8192x131072xf32>
!r = tensor<8192xf32>
!v = tensor<131072x64xf32>
!o = tensor<8192x64xf32>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @divided_before(%s: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.reduce { arith.addf } ins(%p : !s) outs(%z2 : !r) dimensions = [1]
  %n = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %l : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %ll: f32, %o: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !s
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %o = linalg.matmul ins(%n, %v : !s, !v) outs(%z3 : !o) -> !o
  return %o : !o
}
