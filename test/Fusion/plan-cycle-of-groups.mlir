// RUN: roofline-opt --analyze --target=h100-sxm --launch-overhead \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s

// Kernel 0 makes a sum that 3 uses; 3 is one with the product 1, which 2 uses. So 0
// and 2 cannot be one: that would run before {1, 3} and behind it.

// CHECK:     "groups": [
// CHECK:       "kernels": [
// CHECK-NEXT:    1,
// CHECK-NEXT:    3
// CHECK-NEXT:  ],
// CHECK-NOT:   "kernels"
// CHECK:     "functions":

!x = tensor<4096x1024xf32>
!w = tensor<1024x4096xf32>
!t = tensor<1024x1024xf32>
!v = tensor<1024xf32>
#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func @f(%x: !x, %w: !w, %i: !v) -> (!v, !t) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !t
  %z = linalg.fill ins(%zero : f32) outs(%e : !t) -> !t
  %a = linalg.reduce { arith.addf } ins(%x : !x) outs(%i : !v) dimensions = [0]
  %b = linalg.matmul ins(%w, %x : !w, !x) outs(%z : !t) -> !t
  %c = linalg.reduce { arith.addf } ins(%b : !t) outs(%a : !v) dimensions = [0]
  %d = linalg.generic
      {indexing_maps = [#id, #column, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%b, %a : !t, !v) outs(%e : !t) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> !t
  return %c, %d : !v, !t
}
