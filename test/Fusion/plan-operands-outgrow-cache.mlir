// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
//
// 8192 x 8192 by 8192 x 8192 in bf16: each side has 128 MiB, and the L2 cache
// of an H100 50 MB. Of 64 x 64 tiles 132 run at once, so 2 columns of them or 2
// rows: in each of the other 31 turns the opposite side is read again, 31 * 128
// = 3,968 MiB. What is between the product and exp is 8192 * 8192 * 4 bytes,
// written and read: 512 MiB. The elementwise ops are a group without it.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 2
// CHECK-NEXT: ],
// CHECK-NEXT: "form": "elementwise"
// CHECK: "why": "tiles read 3,968 MiB again, which the shared cache does not hold, to save 512 MiB"

#id = affine_map<(i, j) -> (i, j)>
!m = tensor<8192x8192xbf16>
!s = tensor<8192x8192xf32>
func.func @f(%a: !m, %b: !m) -> !m {
  %zero = arith.constant 0.0 : f32
  %e32 = tensor.empty() : !s
  %e16 = tensor.empty() : !m
  %i = linalg.fill ins(%zero : f32) outs(%e32 : !s) -> !s
  %c = linalg.matmul ins(%a, %b : !m, !m) outs(%i : !s) -> !s
  %x = linalg.exp ins(%c : !s) outs(%e32 : !s) -> !s
  %t = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x : !s) outs(%e16 : !m) {
  ^bb0(%p: f32, %o: bf16):
    %r = arith.truncf %p : f32 to bf16
    linalg.yield %r : bf16
  } -> !m
  return %t : !m
}
