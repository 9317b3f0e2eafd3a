// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Views, empty tensors and questions about tensors cost nothing; nor does a
// scalar that the host looks at.

// CHECK-NOT: roofline.cost
// CHECK-NOT: roofline.unmodelled
func.func @free(%x: tensor<4x6xf32>, %d: tensor<?xf32>, %shape: tensor<2xindex>,
                %i: index) -> f32 {
  %0 = tensor.empty(%i) : tensor<?x3xf32>
  %1 = tensor.extract_slice %x[0, %i] [4, 2] [1, 2]
           : tensor<4x6xf32> to tensor<4x2xf32>
  %2 = tensor.expand_shape %x [[0], [1, 2]] output_shape [4, 2, 3]
           : tensor<4x6xf32> into tensor<4x2x3xf32>
  %3 = tensor.collapse_shape %x [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %4 = tensor.cast %d : tensor<?xf32> to tensor<8xf32>
  %5 = tensor.bitcast %x : tensor<4x6xf32> to tensor<4x6xi32>
  %6 = tensor.reshape %x(%shape)
           : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %7 = tensor.dim %d, %i : tensor<?xf32>
  %8 = tensor.rank %d : tensor<?xf32>
  %9 = tensor.extract %x[%i, %i] : tensor<4x6xf32>
  return %9 : f32
}
