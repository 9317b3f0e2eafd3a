// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// A scale of 4 bytes is doubled and used by both ops of a chain. Making the
// doubling part of one of them would save 8 bytes; what counts is the chain:
//   apart   scale 4 + 4; x -> a and a -> b, each with the scale: 4 * 8,388,608 + 2 * 4
//   chain   x and the scale -> b: 2 * 8,388,608 + 4, saved 16,777,220
// All three as one op would compute the doubling 2,097,152 times for 8 bytes
// more: that is no 1 %.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 2
// CHECK-NEXT: ],
// CHECK: "saved_hbm_bytes": 16777220,
// CHECK-NOT: "id": 1,
// CHECK: "functions"

#id = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#zero = affine_map<() -> ()>
!t = tensor<2048x1024xf32>
func.func @f(%x: !t, %scale: tensor<f32>) -> !t {
  %e = tensor.empty() : !t
  %es = tensor.empty() : tensor<f32>
  %s = linalg.generic {indexing_maps = [#zero, #zero], iterator_types = []}
      ins(%scale : tensor<f32>) outs(%es : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %a = linalg.generic {indexing_maps = [#id, #none, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : !t, tensor<f32>) outs(%e : !t) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %r = arith.mulf %v, %w : f32
    linalg.yield %r : f32
  } -> !t
  %b = linalg.generic {indexing_maps = [#id, #none, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %s : !t, tensor<f32>) outs(%e : !t) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %r = arith.addf %v, %w : f32
    linalg.yield %r : f32
  } -> !t
  return %b : !t
}
