// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// The floor writes what kernels write and the caller sees, and no more.

// Eight of 64 elements are written: 8*4 = 32 bytes.
// CHECK: "name": "inserted",
// CHECK: "floor":
// CHECK: "read": 32,
// CHECK-NEXT: "written": 32
func.func @inserted(%s: tensor<8xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %r = tensor.insert_slice %s into %e[8] [8] [1] : tensor<8xf32> into tensor<64xf32>
  return %r : tensor<64xf32>
}

// CHECK: "name": "allocated",
// CHECK: "floor":
// CHECK: "read": 32,
// CHECK-NEXT: "written": 32
func.func @allocated(%s: memref<8xf32>) -> memref<64xf32> {
  %new = memref.alloc() : memref<64xf32>
  %part = memref.subview %new[8] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: 8>>
  memref.copy %s, %part : memref<8xf32> to memref<8xf32, strided<[1], offset: 8>>
  return %new : memref<64xf32>
}

// Elements 8 to 15 are written and 12 to 27 returned: 4*4 = 16 bytes.
// CHECK: "name": "partly_returned",
// CHECK: "floor":
// CHECK: "read": 32,
// CHECK-NEXT: "written": 16
func.func @partly_returned(%s: tensor<8xf32>, %t: tensor<64xf32>) -> tensor<16xf32> {
  %r = tensor.insert_slice %s into %t[8] [8] [1] : tensor<8xf32> into tensor<64xf32>
  %part = tensor.extract_slice %r[12] [16] [1] : tensor<64xf32> to tensor<16xf32>
  return %part : tensor<16xf32>
}

// All of the result leaves, flattened: 16*16*4 = 1024 bytes.
// CHECK: "name": "reshaped",
// CHECK: "floor":
// CHECK: "read": 1024,
// CHECK-NEXT: "written": 1024
func.func @reshaped(%x: tensor<16x16xf32>) -> tensor<256xf32> {
  %e = tensor.empty() : tensor<16x16xf32>
  %r = linalg.exp ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
  return %flat : tensor<256xf32>
}
