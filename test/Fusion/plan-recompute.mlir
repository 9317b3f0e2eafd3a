// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=SILENT
//
// exp of 1024 elements under a broadcast to 1024 x 1024: as one op it is
// computed 1,048,576 times, to save 4,096 bytes written and 4,096 read. That is
// what upstream's linalg-fuse-elementwise-ops does.

// CHECK: "groups": [],
// CHECK-NEXT: "not_fused": [
// CHECK: "producer": "linalg.exp",
// CHECK: "consumer": "linalg.generic",
// CHECK: "why": "recomputes 1,048,576 exp to save 8 KiB"
// CHECK: "fused": null

// TEXT: - Not fused: linalg.exp :26:8 into linalg.generic :27:8: recomputes 1,048,576 exp to save 8 KiB.
// SILENT-NOT: Not fused

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
!v = tensor<1024xf32>
!t = tensor<1024x1024xf32>
func.func @f(%x: !v, %y: !t) -> !t {
  %ev = tensor.empty() : !v
  %et = tensor.empty() : !t
  %p = linalg.exp ins(%x : !v) outs(%ev : !v) -> !v
  %s = linalg.generic {indexing_maps = [#column, #id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%p, %y : !v, !t) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> !t
  return %s : !t
}
