// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// A widened value that others use besides one group stays with what makes it:
// in f32 it has to be in memory anyway.
//
//   sum, sub, widen   reads x and zeros, 1024*1024*4 + 1024*4    4,198,400
//                     writes %w, 1024*1024*4                     4,194,304
//   max, exp          reads %w and %least                        4,198,400
// CHECK-LABEL: "groups": [
// CHECK: "id": 0,
// CHECK-NEXT: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1,
// CHECK-NEXT: 2
// CHECK-NEXT: ],
// CHECK: "read": 4198400,
// CHECK-NEXT: "written": 4194304,
// CHECK: "id": 1,
// CHECK-NEXT: "kernels": [
// CHECK-NEXT: 3,
// CHECK-NEXT: 4
// CHECK-NEXT: ],
// CHECK: "read": 4198400,
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
!t = tensor<1024x1024xf32>
!h = tensor<1024x1024xbf16>
!v = tensor<1024xf32>
func.func @f(%x: !t, %zeros: !v, %least: !v) -> (!t, !t) {
  %et = tensor.empty() : !t
  %eh = tensor.empty() : !h
  %c = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : !t) outs(%zeros : !v) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> !v
  %a = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %c : !t, !v) outs(%eh : !h) {
  ^bb0(%p: f32, %q: f32, %o: bf16):
    %s = arith.subf %p, %q : f32
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  } -> !h
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : !h) outs(%et : !t) {
  ^bb0(%p: bf16, %o: f32):
    %s = arith.extf %p : bf16 to f32
    linalg.yield %s : f32
  } -> !t
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%w : !t) outs(%least : !v) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.maximumf %p, %o : f32
    linalg.yield %s : f32
  } -> !v
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w, %m : !t, !v) outs(%et : !t) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.subf %p, %q : f32
    %t = math.exp %s : f32
    linalg.yield %t : f32
  } -> !t
  return %w, %d : !t, !t
}
