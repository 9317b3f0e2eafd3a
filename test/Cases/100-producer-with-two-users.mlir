// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A value with two consumers that is also returned. Three kernels read and
// write 200*300*4 = 240000 bytes each; one kernel reads x and writes all three
// results. The work is counted once either way: 3*60000 = 180000 flops.

// CHECK: "name": "fan_out"
// CHECK: "flops": 180000,
// CHECK: "read": 720000,
// CHECK-NEXT: "written": 720000
// CHECK: "floor":
// CHECK: "read": 240000,
// CHECK-NEXT: "written": 720000
func.func @fan_out(%x: tensor<200x300xf32>)
    -> (tensor<200x300xf32>, tensor<200x300xf32>, tensor<200x300xf32>) {
  %empty = tensor.empty() : tensor<200x300xf32>
  %k = arith.constant dense<3.0> : tensor<200x300xf32>
  %shared = linalg.add ins(%x, %k : tensor<200x300xf32>, tensor<200x300xf32>)
      outs(%empty : tensor<200x300xf32>) -> tensor<200x300xf32>
  %left = linalg.mul
      ins(%shared, %k : tensor<200x300xf32>, tensor<200x300xf32>)
      outs(%empty : tensor<200x300xf32>) -> tensor<200x300xf32>
  %right = linalg.max
      ins(%shared, %k : tensor<200x300xf32>, tensor<200x300xf32>)
      outs(%empty : tensor<200x300xf32>) -> tensor<200x300xf32>
  return %shared, %left, %right
      : tensor<200x300xf32>, tensor<200x300xf32>, tensor<200x300xf32>
}
