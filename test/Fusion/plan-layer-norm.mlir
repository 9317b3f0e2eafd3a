// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// Mean, variance and normalisation of rows of 4096 x 1024 f32, with a scale per
// column. x has 16,777,216 bytes, a vector of rows 16,384, the scale 4,096.
//   as one   x once, the scale, and y: 16,777,216 + 4,096 + 16,777,216
//            = 33,558,528 bytes
// The means are 0.1 % of what any pair moves, but stand between the others.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1,
// CHECK-NEXT: 2,
// CHECK-NEXT: 3
// CHECK-NEXT: ],
// CHECK: "form": "tiled",
// CHECK: "read": 16781312,
// CHECK-NEXT: "written": 16777216,
// CHECK-NOT: "id": 1,
// CHECK: "functions"

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#vector = affine_map<(i) -> (i)>
!v = tensor<4096xf32>
!w = tensor<1024xf32>
!t = tensor<4096x1024xf32>
func.func @f(%x: !t, %scale: !w) -> !t {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 1024.0 : f32
  %ev = tensor.empty() : !v
  %et = tensor.empty() : !t
  %i = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %sum = linalg.reduce {arith.addf} ins(%x : !t) outs(%i : !v) dimensions = [1]
  %mean = linalg.generic {indexing_maps = [#vector, #vector], iterator_types = ["parallel"]}
      ins(%sum : !v) outs(%ev : !v) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.divf %a, %n : f32
    linalg.yield %r : f32
  } -> !v
  %var = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %mean : !t, !v) outs(%i : !v) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %q = arith.mulf %d, %d : f32
    %r = arith.addf %q, %o : f32
    linalg.yield %r : f32
  } -> !v
  %y = linalg.generic {indexing_maps = [#id, #row, #row, #column, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean, %var, %scale : !t, !v, !v, !w) outs(%et : !t) {
  ^bb0(%a: f32, %m: f32, %s: f32, %w: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %k = math.rsqrt %s : f32
    %u = arith.mulf %d, %k : f32
    %r = arith.mulf %u, %w : f32
    linalg.yield %r : f32
  } -> !t
  return %y : !t
}
