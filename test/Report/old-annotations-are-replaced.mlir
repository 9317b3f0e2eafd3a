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
// CHECK: scf.for
// CHECK-NEXT: arith.mulf
// CHECK-NOT: roofline.cost
// CHECK: roofline.unmodelled = "loops are not modelled yet"
// CHECK-NOT: roofline.cost
module {
  func.func @f(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %y = arith.addf %x, %x {roofline.unmodelled = "no cost model for this op"}
        : tensor<4xf32>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %y)
        -> (tensor<4xf32>) {
      %w = arith.mulf %v, %v
          {roofline.cost = {domain = array<i64: 4>, flops = 4 : i64,
                            hbm_bytes_read = 16 : i64,
                            hbm_bytes_written = 16 : i64,
                            regime = "memory-bound"}} : tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    } {roofline.cost = {domain = array<i64: 4>, flops = 4 : i64,
                        hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64,
                        regime = "memory-bound"}}
    return %r : tensor<4xf32>
  }
}
