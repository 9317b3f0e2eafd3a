// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// The floor reads what is read before it is written, element by element, also
// through views in other coordinates.

// Each quarter is read and then written: all 64 elements are read, 256 bytes.
// CHECK: "name": "quarter_by_quarter",
// CHECK: "floor":
// CHECK: "read": 256,
// CHECK-NEXT: "written": 256
func.func @quarter_by_quarter(%x: memref<64xf32>) {
  %0 = memref.subview %x[0] [16] [1] : memref<64xf32> to memref<16xf32, strided<[1]>>
  %1 = memref.subview %x[16] [16] [1] : memref<64xf32> to memref<16xf32, strided<[1], offset: 16>>
  %2 = memref.subview %x[32] [16] [1] : memref<64xf32> to memref<16xf32, strided<[1], offset: 32>>
  %3 = memref.subview %x[48] [16] [1] : memref<64xf32> to memref<16xf32, strided<[1], offset: 48>>
  linalg.exp ins(%0 : memref<16xf32, strided<[1]>>) outs(%0 : memref<16xf32, strided<[1]>>)
  linalg.exp ins(%1 : memref<16xf32, strided<[1], offset: 16>>) outs(%1 : memref<16xf32, strided<[1], offset: 16>>)
  linalg.exp ins(%2 : memref<16xf32, strided<[1], offset: 32>>) outs(%2 : memref<16xf32, strided<[1], offset: 32>>)
  linalg.exp ins(%3 : memref<16xf32, strided<[1], offset: 48>>) outs(%3 : memref<16xf32, strided<[1], offset: 48>>)
  return
}

// Elements 0 to 31 are written first, then all are read, as a table: 32*4 = 128
// bytes come from outside.
// CHECK: "name": "through_a_reshape",
// CHECK: "floor":
// CHECK: "read": 128,
// CHECK-NEXT: "written": 384
func.func @through_a_reshape(%x: memref<64xf32>, %o: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %half = memref.subview %x[0] [32] [1] : memref<64xf32> to memref<32xf32, strided<[1]>>
  linalg.fill ins(%zero : f32) outs(%half : memref<32xf32, strided<[1]>>)
  %table = memref.expand_shape %x [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  linalg.exp ins(%table : memref<8x8xf32>) outs(%o : memref<8x8xf32>)
  return
}

// Two halves, one of them flattened, are all of it: 16*16*4 = 1024 bytes.
// CHECK: "name": "flattened_half",
// CHECK: "floor":
// CHECK: "read": 1024,
func.func @flattened_half(%x: tensor<16x16xf32>) -> (tensor<128xf32>, tensor<8x16xf32>) {
  %upper = tensor.extract_slice %x[0, 0] [8, 16] [1, 1] : tensor<16x16xf32> to tensor<8x16xf32>
  %lower = tensor.extract_slice %x[8, 0] [8, 16] [1, 1] : tensor<16x16xf32> to tensor<8x16xf32>
  %flat = tensor.collapse_shape %upper [[0, 1]] : tensor<8x16xf32> into tensor<128xf32>
  %e = tensor.empty() : tensor<128xf32>
  %f = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%flat : tensor<128xf32>) outs(%e : tensor<128xf32>) -> tensor<128xf32>
  %1 = linalg.exp ins(%lower : tensor<8x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<128xf32>, tensor<8x16xf32>
}
