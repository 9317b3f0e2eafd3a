// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Changing between tensors and buffers, and allocating, costs nothing.

// CHECK-NOT: roofline.cost
// CHECK-NOT: roofline.unmodelled
func.func @free(%m: memref<8xf32>, %t: tensor<8xf32>, %c: i1) {
  %0 = bufferization.to_tensor %m : memref<8xf32> to tensor<8xf32>
  %1 = bufferization.to_buffer %t : tensor<8xf32> to memref<8xf32>
  %2 = bufferization.alloc_tensor() : tensor<8xf32>
  bufferization.dealloc_tensor %2 : tensor<8xf32>
  %3 = memref.alloc() : memref<8xf32>
  bufferization.dealloc (%3 : memref<8xf32>) if (%c)
  return
}
