// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// Attention of 12 heads, 1,024 queries and keys, head dimension 64: one kernel
// from the first product to the second. It reads q, k and v, 12 * 1024 * 64 * 4
// = 3,145,728 bytes each, and the mask, 4,194,304: 13,631,488; it writes
// 3,145,728. The scores, 50,331,648 bytes, are in no memory.
// A row of the scores has 4,096 bytes; what comes of it takes its place, so
// that beside it there is never more than a maximum or a sum of 4. A block of
// an H100 has 232,448 bytes, and 64 rows would have 262,400: 32 * 4,100 =
// 131,200. Tiles grow along the rows, not along heads, since every tile reads
// all keys and values of its head: from L2 k and v 1024 / 32 = 32 times, the
// mask 12 times and q once, 2 * 100,663,296 + 50,331,648 + 3,145,728 =
// 254,803,968.

// CHECK: "groups": [
// CHECK: "form": "tiled",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 32,
// CHECK-NEXT: 0,
// CHECK-NEXT: 0
// CHECK-NEXT: ],
// CHECK: "on_chip_bytes": 131200,
// CHECK: "hbm": {
// CHECK-NEXT: "read": 13631488,
// CHECK-NEXT: "written": 3145728,
// CHECK: "l2": {
// CHECK-NEXT: "read": 254803968,
// CHECK-NEXT: "written": 3145728,
// CHECK-NOT: "form":
// CHECK: "functions":

#id = affine_map<(b, i, j) -> (b, i, j)>
#row = affine_map<(b, i, j) -> (b, i)>
#mask = affine_map<(b, i, j) -> (i, j)>
!q = tensor<12x1024x64xf32>
!k = tensor<12x64x1024xf32>
!m = tensor<1024x1024xf32>
!s = tensor<12x1024x1024xf32>
!v = tensor<12x1024xf32>
func.func @attention(%q: !q, %k: !k, %v: !q, %mask: !m) -> !q {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %factor = arith.constant 0.125 : f32
  %es = tensor.empty() : !s
  %ev = tensor.empty() : !v
  %eq = tensor.empty() : !q
  %is = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %product = linalg.batch_matmul ins(%q, %k : !q, !k) outs(%is : !s) -> !s
  %scaled = linalg.generic {indexing_maps = [#id, #id],
                            iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%product : !s) outs(%es : !s) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.mulf %a, %factor : f32
    linalg.yield %r : f32
  } -> !s
  %scores = linalg.generic {indexing_maps = [#id, #mask, #id],
                            iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scaled, %mask : !s, !m) outs(%es : !s) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> !s
  %im = linalg.fill ins(%lowest : f32) outs(%ev : !v) -> !v
  %max = linalg.reduce {arith.maximumf} ins(%scores : !s) outs(%im : !v) dimensions = [2]
  %exp = linalg.generic {indexing_maps = [#id, #row, #id],
                         iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scores, %max : !s, !v) outs(%es : !s) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> !s
  %it = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %sum = linalg.reduce {arith.addf} ins(%exp : !s) outs(%it : !v) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#id, #row, #id],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%exp, %sum : !s, !v) outs(%es : !s) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> !s
  %io = linalg.fill ins(%zero : f32) outs(%eq : !q) -> !q
  %r = linalg.batch_matmul ins(%p, %v : !s, !q) outs(%io : !q) -> !q
  return %r : !q
}
