// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// Two pairs that save the same are numbered in program order.

// CHECK: "groups": [
// CHECK: "id": 0,
// CHECK-NEXT: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 2
// CHECK-NEXT: ],
// CHECK: "id": 1,
// CHECK-NEXT: "kernels": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 3
// CHECK-NEXT: ],

!t = tensor<1024x1024xf32>
func.func @f(%x: !t, %y: !t) -> (!t, !t) {
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %b = linalg.exp ins(%y : !t) outs(%e : !t) -> !t
  %c = linalg.square ins(%a : !t) outs(%e : !t) -> !t
  %d = linalg.square ins(%b : !t) outs(%e : !t) -> !t
  return %c, %d : !t, !t
}
