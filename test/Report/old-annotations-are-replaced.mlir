// RUN: roofline-opt --analyze %s | FileCheck %s

// What an earlier run left is removed before the new result is attached: an op
// that is modelled now keeps no reason, one that is not keeps no cost, nor do
// ops that are no kernel of their own any more.

// CHECK: module
// CHECK-SAME: roofline.target = "h100-sxm"
// CHECK-NOT: mi300x
// CHECK: arith.addf
// CHECK-NOT: roofline.unmodelled
// CHECK-SAME: roofline.cost =
// CHECK-SAME: flops = 4 : i64
// CHECK: call @library
// CHECK-NOT: roofline.cost
// CHECK-SAME: roofline.unmodelled = "'library' has no body and no roofline.external_cost"
// CHECK: tensor.empty
// CHECK-NOT: roofline
// CHECK: return
module {
  func.func private @library(tensor<4xf32>) -> tensor<4xf32>
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = arith.addf %x, %x {roofline.unmodelled = "no cost model for this op"}
        : tensor<4xf32>
    %r = func.call @library(%y)
        {roofline.cost = {domain = array<i64: 4>, flops = 4 : i64,
                          hbm_bytes_read = 16 : i64,
                          hbm_bytes_written = 16 : i64,
                          regime = "memory-bound"}}
        : (tensor<4xf32>) -> tensor<4xf32>
    %e = tensor.empty()
        {roofline.cost = {domain = array<i64: 4>, flops = 4 : i64,
                          hbm_bytes_read = 16 : i64,
                          hbm_bytes_written = 16 : i64,
                          regime = "memory-bound"}} : tensor<4xf32>
    return %r : tensor<4xf32>
  }
}
