// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s
// RUN: %python %S/Inputs/check_prediction.py roofline-opt %s \
// RUN:   | FileCheck %s --check-prefix=PROMISE
// PROMISE: 1 groups applied, 0 problems

// The fill is part of the kernel that starts from it, and not written: of 5 times
// 4 MiB (fill; x and a; a and b) two are left.

// CHECK:      "groups": [
// CHECK:        "kernels": [
// CHECK-NEXT:     0,
// CHECK-NEXT:     1,
// CHECK-NEXT:     2
// CHECK-NEXT:   ],
// CHECK:        "read": 4194304,
// CHECK-NEXT:   "written": 4194304,
// CHECK:        "saved_hbm_bytes": 12582912,

!t = tensor<1024x1024xf32>
#id = affine_map<(i, j) -> (i, j)>
func.func @f(%x: !t, %k: f32) -> !t {
  %e = tensor.empty() : !t
  %f = linalg.fill ins(%k : f32) outs(%e : !t) -> !t
  %a = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : !t) outs(%f : !t) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> !t
  %b = linalg.exp ins(%a : !t) outs(%e : !t) -> !t
  return %b : !t
}
