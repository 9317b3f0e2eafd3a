func.func @first(%x: tensor<8xf32>) {
  %0 = math.cos %x : tensor<8xf32>
  %1 = math.sin %x : tensor<8xf32>
  return
}
func.func @second(%x: tensor<8xf32>) -> tensor<2x4xf32> {
  %0 = math.exp %x : tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
