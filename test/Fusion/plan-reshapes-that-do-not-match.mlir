// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s

// 1536 is no multiple of 1000: the digits of the two shapes end together only at
// the end, so that no loop is on both sides.

// CHECK: "groups": [],
// CHECK: "why": "no loop of theirs has tiles for more than one unit"

!s = tensor<1536x1000xf32>
!t = tensor<1000x1536xf32>
func.func @f(%x: !s) -> !t {
  %e = tensor.empty() : !s
  %g = tensor.empty() : !t
  %0 = linalg.exp ins(%x : !s) outs(%e : !s) -> !s
  %1 = tensor.collapse_shape %0 [[0, 1]] : !s into tensor<1536000xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [1000, 1536]
      : tensor<1536000xf32> into !t
  %3 = linalg.exp ins(%2 : !t) outs(%g : !t) -> !t
  return %3 : !t
}
