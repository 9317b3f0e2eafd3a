// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// %c is the destination of the first op, which does not read it, and a real
// input of the second: a tensor keeps its value. Inputs a, b and c are read,
// 3 * 64 * 4 = 768 bytes; the result is written, 64 * 4 = 256.

// CHECK: "groups"
// CHECK: "totals"
// CHECK: "floor": {
// CHECK: "read": 768,
// CHECK-NEXT: "written": 256
func.func @destination_then_input(%a: tensor<64xf32>, %b: tensor<64xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.add ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %1 = linalg.mul ins(%0, %c : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}
