// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Every public function is analysed from zero; the module is their sum.

// 2*6*6*6 = 432 flops; reads 3*36*8 = 864, writes 288.
// CHECK: "name": "small"
// CHECK: "flops": 432,
// CHECK: "read": 864,
// CHECK-NEXT: "written": 288
// 2*10*10*10 = 2000 flops; reads 3*100*8 = 2400, writes 800.
// CHECK: "name": "large"
// CHECK: "flops": 2000,
// CHECK: "read": 2400,
// CHECK-NEXT: "written": 800
// CHECK: "totals": {
// CHECK-NEXT: "flops": 2432,
// CHECK: "read": 3264,
// CHECK-NEXT: "written": 1088
// CHECK: "complete": true
func.func @small(%a: tensor<6x6xf64>, %b: tensor<6x6xf64>, %c: tensor<6x6xf64>)
    -> tensor<6x6xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<6x6xf64>, tensor<6x6xf64>)
                     outs(%c : tensor<6x6xf64>) -> tensor<6x6xf64>
  return %r : tensor<6x6xf64>
}

func.func @large(%a: tensor<10x10xf64>, %b: tensor<10x10xf64>,
                 %c: tensor<10x10xf64>) -> tensor<10x10xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<10x10xf64>, tensor<10x10xf64>)
                     outs(%c : tensor<10x10xf64>) -> tensor<10x10xf64>
  return %r : tensor<10x10xf64>
}
