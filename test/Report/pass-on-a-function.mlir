// RUN: roofline-opt --pass-pipeline='builtin.module(func.func(roofline-annotate{target=h200}))' %s | FileCheck %s

// The pass also runs on functions, and names its target where it ran.

// CHECK: module {
// CHECK: func.func @sum
// CHECK-SAME: roofline.target = "h200"
// CHECK: arith.addf
// CHECK-SAME: flops = 4 : i64
func.func @sum(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}
