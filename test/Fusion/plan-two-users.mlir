// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// A producer with two users of its shape: one kernel with two results. Each
// tensor has 2048 * 1024 * 4 = 8,388,608 bytes.
//   apart   x -> p, p -> a, p -> b: six passes, 50,331,648
//   as one  x -> a, b: three passes,            25,165,824

// CHECK: "groups": [
// CHECK: "form": "elementwise",
// CHECK: "read": 8388608,
// CHECK-NEXT: "written": 16777216,
// CHECK: "saved_hbm_bytes": 25165824,
// CHECK-NEXT: "speedup": 2,
// CHECK-NOT: "id": 1,
// CHECK: "functions"

!t = tensor<2048x1024xf32>
func.func @f(%x: !t) -> (!t, !t) {
  %e = tensor.empty() : !t
  %p = linalg.square ins(%x : !t) outs(%e : !t) -> !t
  %a = linalg.exp ins(%p : !t) outs(%e : !t) -> !t
  %b = linalg.negf ins(%p : !t) outs(%e : !t) -> !t
  return %a, %b : !t, !t
}
