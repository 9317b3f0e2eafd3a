// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --fusion=direct --report=json:- %s -o /dev/null | FileCheck --check-prefix=DIRECT %s
//
// What is widened from bf16 is used by two groups that cannot be one: a sum of rows
// and a sum of columns. Each widens for itself. In bytes, x = 4096*4096*2 =
// 33,554,432, the wide one and y twice that, 67,108,864, and sums 4096*4 = 16,384.
//   widen    reads 33,554,432, writes 67,108,864
//   rows     reads 134,217,728, writes 16,384
//   columns  reads 67,108,864, writes 16,384
// Rows with what it widens read 33,554,432 + 67,108,864 = 100,663,296, which saves
// 100,663,296 + 134,234,112 - 100,679,680 = 134,217,728; columns read 33,554,432,
// which saves 67,125,248 - 33,570,816 = 33,554,432.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "form"
// CHECK: "read": 100663296,
// CHECK-NEXT: "written": 16384,
// CHECK: "saved_hbm_bytes": 134217728,
// CHECK: "kernels": [
// CHECK-NEXT: 2
// CHECK-NEXT: ],
// CHECK-NEXT: "copies": [
// CHECK-NEXT: 0
// CHECK-NEXT: ],
// CHECK: "read": 33554432,
// CHECK-NEXT: "written": 16384,
// CHECK: "saved_hbm_bytes": 33554432,

// No script makes copies, and the wide values that rows leave are read.
// DIRECT: "groups": [
// DIRECT-NOT: "copies"
// DIRECT: "functions":

!h = tensor<4096x4096xbf16>
!w = tensor<4096x4096xf32>
!s = tensor<4096xf32>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @widened(%x: !h, %y: !w) -> (!s, !s) {
  %zero = arith.constant 0.0 : f32
  %ew = tensor.empty() : !w
  %es = tensor.empty() : !s
  %i = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : !h) outs(%ew : !w) {
  ^bb0(%a: bf16, %o: f32):
    %b = arith.extf %a : bf16 to f32
    linalg.yield %b : f32
  } -> !w
  %r = linalg.generic {indexing_maps = [#id, #id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%w, %y : !w, !w) outs(%i : !s) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %m = arith.maximumf %a, %c : f32
    %b = arith.addf %m, %o : f32
    linalg.yield %b : f32
  } -> !s
  %c = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%w : !w) outs(%i : !s) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> !s
  return %r, %c : !s, !s
}

// What reads three tensors to make one is not computed twice: the second would read
// two more than the one that is written for it.
// CHECK: "kernels": [
// CHECK-NEXT: 3,
// CHECK-NEXT: 4
// CHECK-NEXT: ],
// CHECK-NOT: "copies"
// CHECK: "functions":
func.func @dear(%x: !w, %y: !w, %z: !w) -> (!s, !s) {
  %zero = arith.constant 0.0 : f32
  %ew = tensor.empty() : !w
  %es = tensor.empty() : !s
  %i = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %w = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y, %z : !w, !w, !w) outs(%ew : !w) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %d = arith.addf %a, %b : f32
    %e = arith.addf %d, %c : f32
    linalg.yield %e : f32
  } -> !w
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%w : !w) outs(%i : !s) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> !s
  %c = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%w : !w) outs(%i : !s) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> !s
  return %r, %c : !s, !s
}
