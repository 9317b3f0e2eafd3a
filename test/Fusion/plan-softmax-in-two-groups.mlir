// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// What this softmax stands for is best in two groups, one with each product: no
// group has the whole of it, and the report says so without being asked. Apart,
// 64 * 512^2 scores of 4 bytes are 67,108,864; each product moves those and 3 *
// 8,388,608 - 8,388,608 bytes (two operands or an operand and the result, of 64 *
// 512 * 64 * 4): 83,886,080, and takes 2 * 64 * 512 * 512 * 64 flops at 66.9
// TFLOP/s, 32.1 us; the softmax takes 2 * 67,108,864 / 3.35e12 s = 40.1 us. The
// groups take the time of their arithmetic, 4,294,967,296 flops of products and 8
// operations for each of 16,777,216 scores: 66.2 us. So 104.3 - 66.2 = 38.1.
// CHECK: "groups": [],
// CHECK: "why": "what the softmax stands for is best in 2 groups; take it apart (transform.structured.decompose_interface) and plan again, which saves 38.1 us"
!q = tensor<64x512x64xf32>
!k = tensor<64x64x512xf32>
!s = tensor<64x512x512xf32>
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
