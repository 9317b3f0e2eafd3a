// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// Nobody uses the reshape of what the group makes, so that there is no other
// group that its end could move to.
// CHECK-LABEL: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK: "written": 4194304,
// CHECK-NOT: "id": 1,
// CHECK: "functions"
!t = tensor<1024x1024xf32>
func.func @f(%x: !t) {
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %b = linalg.square ins(%a : !t) outs(%e : !t) -> !t
  %c = tensor.collapse_shape %b [[0, 1]] : !t into tensor<1048576xf32>
  return
}
