// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// What cannot be told is named with its reason.

// CHECK-LABEL: func.func @dynamic(
func.func @dynamic(%x: tensor<?xf32>, %s: tensor<4xf32>, %n: index,
                   %ids: tensor<?x1xindex>, %t: tensor<8x2xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: tensor.pad
  // CHECK: roofline.unmodelled = "dynamic sizes"
  %0 = tensor.pad %s low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<?xf32>
  // CHECK: tensor.concat {{.*}}roofline.unmodelled = "dynamic sizes"
  %1 = tensor.concat dim(0) %x, %s
           : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  // CHECK: tensor.insert_slice {{.*}}roofline.unmodelled = "dynamic sizes"
  %2 = tensor.insert_slice %s into %x[0] [4] [1]
           : tensor<4xf32> into tensor<?xf32>
  // CHECK: tensor.gather {{.*}}roofline.unmodelled = "dynamic sizes"
  %3 = tensor.gather %t[%ids] gather_dims([0])
           : (tensor<8x2xf32>, tensor<?x1xindex>) -> tensor<?x2xf32>
  // CHECK: tensor.generate
  // CHECK: roofline.unmodelled = "dynamic sizes"
  %4 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32>
  return
}

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

// CHECK-LABEL: func.func @cropping_pad(
func.func @cropping_pad(%x: tensor<8xf32>, %v: f32) {
  // CHECK: tensor.pad
  // CHECK: roofline.unmodelled = "negative padding"
  %0 = tensor.pad %x low[-1] high[4] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<8xf32> to tensor<11xf32>
  return
}
