// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
//
// Rows of 131,072 f32 are 512 KiB; the sum takes 4 bytes, 0.004 KiB, more. A
// block of an H100 has 227 KiB.

// CHECK: "groups": [],
// CHECK: "why": "a tile keeps 512.004 KiB on chip, and a block has 227 KiB"

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!v = tensor<64xf32>
!t = tensor<64x131072xf32>
func.func @f(%x: !t) -> !t {
  %zero = arith.constant 0.0 : f32
  %ev = tensor.empty() : !v
  %et = tensor.empty() : !t
  %i = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %s = linalg.reduce {arith.addf} ins(%x : !t) outs(%i : !v) dimensions = [1]
  %d = linalg.generic {indexing_maps = [#id, #row, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : !t, !v) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> !t
  return %d : !t
}
