// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// A linalg.softmax between two products: queries, keys, values and the result are
// 32 * 2048 * 64 * 4 = 16,777,216 bytes each, and that is all that the group of
// the three ops moves: 4 * 16,777,216 = 67,108,864. Apart, the scores of 32 *
// 2048^2 * 4 = 536,870,912 bytes are written, read, written as probabilities and
// read again: 4 * 536,870,912 more.
// CHECK:      "groups": [
// CHECK:        "kernels": [
// CHECK-NEXT:     0,
// CHECK-NEXT:     1,
// CHECK-NEXT:     2
// CHECK-NEXT:   ],
// CHECK-NEXT:   "form": "tiled",
// CHECK:        "read": 50331648,
// CHECK-NEXT:   "written": 16777216,
// CHECK:        "saved_hbm_bytes": 2147483648,
// CHECK-NOT:    "form":
!q = tensor<32x2048x64xf32>
!k = tensor<32x64x2048xf32>
!s = tensor<32x2048x2048xf32>
func.func @attention(%q: !q, %k: !k, %v: !q) -> !q {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : !s
  %fs = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %s = linalg.batch_matmul ins(%q, %k : !q, !k) outs(%fs : !s) -> !s
  %p = linalg.softmax dimension(2) ins(%s : !s) outs(%es : !s) -> !s
  %eo = tensor.empty() : !q
  %fo = linalg.fill ins(%zero : f32) outs(%eo : !q) -> !q
  %o = linalg.batch_matmul ins(%p, %v : !s, !q) outs(%fo : !q) -> !q
  return %o : !q
}
