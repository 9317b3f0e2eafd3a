// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// The floor reads of an input what the kernels together touch, and that once.

// Rows 0 to 7 and 8 to 15 are all of it: 16*16*4 = 1024 bytes.
// CHECK: "name": "side_by_side",
// CHECK: "floor":
// CHECK: "read": 1024,
// CHECK-NEXT: "written": 1024
func.func @side_by_side(%x: tensor<16x16xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %upper = tensor.extract_slice %x[0, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  %lower = tensor.extract_slice %x[8, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  %empty = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%upper : tensor<8x16xf32>)
                  outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.exp ins(%lower : tensor<8x16xf32>)
                  outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}

// Rows 0 to 7 and 4 to 11 are twelve rows: 12*16*4 = 768 of 2*512 bytes.
// CHECK: "name": "overlapping",
// CHECK: "read": 1024,
// CHECK: "floor":
// CHECK: "read": 768,
func.func @overlapping(%x: tensor<16x16xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %upper = tensor.extract_slice %x[0, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  %middle = tensor.extract_slice %x[4, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  %empty = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%upper : tensor<8x16xf32>)
                  outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.exp ins(%middle : tensor<8x16xf32>)
                  outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}

// Through a reshape and directly: the same 1024 bytes.
// CHECK: "name": "reshaped",
// CHECK: "read": 2048,
// CHECK: "floor":
// CHECK: "read": 1024,
func.func @reshaped(%x: tensor<16x16xf32>)
    -> (tensor<256xf32>, tensor<16x16xf32>) {
  %flat = tensor.collapse_shape %x [[0, 1]]
      : tensor<16x16xf32> into tensor<256xf32>
  %empty_flat = tensor.empty() : tensor<256xf32>
  %empty = tensor.empty() : tensor<16x16xf32>
  %0 = linalg.exp ins(%flat : tensor<256xf32>)
                  outs(%empty_flat : tensor<256xf32>) -> tensor<256xf32>
  %1 = linalg.exp ins(%x : tensor<16x16xf32>)
                  outs(%empty : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0, %1 : tensor<256xf32>, tensor<16x16xf32>
}

// At an unknown offset eight rows are read for certain: a bound that holds.
// CHECK: "name": "unknown_offset",
// CHECK: "floor":
// CHECK: "read": 512,
func.func @unknown_offset(%x: tensor<16x16xf32>, %i: index)
    -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %upper = tensor.extract_slice %x[0, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  %some = tensor.extract_slice %x[%i, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  %empty = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%upper : tensor<8x16xf32>)
                  outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.exp ins(%some : tensor<8x16xf32>)
                  outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}

// What stays on chip is neither written nor read: 1024 in, 512 out.
// CHECK: "name": "part_of_a_result",
// CHECK: "floor":
// CHECK: "read": 1024,
// CHECK-NEXT: "written": 512
func.func @part_of_a_result(%x: tensor<16x16xf32>) -> tensor<8x16xf32> {
  %empty = tensor.empty() : tensor<16x16xf32>
  %0 = linalg.exp ins(%x : tensor<16x16xf32>)
                  outs(%empty : tensor<16x16xf32>) -> tensor<16x16xf32>
  %upper = tensor.extract_slice %0[0, 0] [8, 16] [1, 1]
      : tensor<16x16xf32> to tensor<8x16xf32>
  return %upper : tensor<8x16xf32>
}
