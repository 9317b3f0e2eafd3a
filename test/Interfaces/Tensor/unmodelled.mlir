// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// What cannot be told is named with its reason.

// CHECK-LABEL: func.func @unknown_op_in_body(
func.func @unknown_op_in_body(%s: tensor<4xf32>, %c: i1, %v: f32) {
  // CHECK: tensor.pad
  // CHECK: roofline.unmodelled = "payload op 'scf.if' has no cost rule"
  %0 = tensor.pad %s low[0] high[1] {
  ^bb0(%i: index):
    %p = scf.if %c -> f32 {
      %w = arith.addf %v, %v : f32
      scf.yield %w : f32
    } else {
      scf.yield %v : f32
    }
    tensor.yield %p : f32
  } : tensor<4xf32> to tensor<5xf32>
  return
}
