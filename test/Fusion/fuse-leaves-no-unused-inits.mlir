// RUN: roofline-opt --roofline-fuse='target=h100-sxm' %s | FileCheck %s

// The ops of a group that write over each other's results get tensors of their
// own on the way; of these only the one that the kernel writes to is left.
// CHECK-LABEL: @f
// CHECK: tensor.empty
// CHECK-NOT: tensor.empty
// CHECK: scf.forall
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
!t = tensor<1024x1024xf32>
func.func @f(%x: !t, %w: !t, %b: tensor<1024xf32>) -> !t {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !t
  %z = linalg.fill ins(%zero : f32) outs(%e : !t) -> !t
  %m = linalg.matmul ins(%x, %w : !t, !t) outs(%z : !t) -> !t
  %a = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m, %b : !t, tensor<1024xf32>) outs(%m : !t) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> !t
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : !t) outs(%a : !t) {
  ^bb0(%p: f32, %o: f32):
    %s = math.tanh %p : f32
    linalg.yield %s : f32
  } -> !t
  return %r : !t
}
