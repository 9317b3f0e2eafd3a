// RUN: %test_fuse %s | FileCheck %s
// RUN: %run_both %s

// What stands between the ops of a group and uses some of it comes to stand
// behind the kernel, in the order that it had; what the group uses stays before.

// CHECK-LABEL: @users_in_between
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @users_in_between(%x: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: %[[OWN:.*]] = linalg.abs
  // CHECK: %[[FUSED:.*]]:2 = linalg.generic
  // CHECK-SAME: ins(%[[X]], %[[OWN]] : tensor<8xf32>, tensor<8xf32>)
  // CHECK: %[[FIRST:.*]] = tensor.extract %[[FUSED]]#0
  // CHECK: %[[SECOND:.*]] = arith.addf %[[FIRST]], %[[FIRST]]
  // CHECK: %[[USER:.*]] = linalg.square ins(%[[FUSED]]#0
  // CHECK: return %[[USER]], %[[FUSED]]#1, %[[SECOND]]
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.extract %0[%c0] : tensor<8xf32>
  %2 = arith.addf %1, %1 : f32
  %3 = linalg.abs ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>)
      -> tensor<8xf32>
  %4 = linalg.square ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>)
      -> tensor<8xf32>
  %5 = linalg.add {test.group = 0} ins(%0, %3 : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %4, %5, %2 : tensor<8xf32>, tensor<8xf32>, f32
}
