// RUN: %test_fuse %s | FileCheck %s

// A call that uses something of the group moves behind it, and so does every op
// with effects that came after the call.

func.func private @use(tensor<8xf32>)

// CHECK-LABEL: @calls
func.func @calls(%x: tensor<8xf32>, %log: memref<f32>, %v: f32)
    -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: memref.store %[[V:.*]], %[[LOG:.*]][]
  // CHECK: linalg.generic
  // CHECK: call @use
  // CHECK-NEXT: memref.store %[[V]], %[[LOG]][]
  memref.store %v, %log[] : memref<f32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  call @use(%0) : (tensor<8xf32>) -> ()
  memref.store %v, %log[] : memref<f32>
  %1 = linalg.square {test.group = 0} ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
