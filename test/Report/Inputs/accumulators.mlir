func.func @products(%a: tensor<64x64xf16>, %c: tensor<64x64xf16>, %d: tensor<64x64xf32>)
    -> (tensor<64x64xf16>, tensor<64x64xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<64x64xf16>, tensor<64x64xf16>)
                     outs(%c : tensor<64x64xf16>) -> tensor<64x64xf16>
  %1 = linalg.matmul ins(%a, %a : tensor<64x64xf16>, tensor<64x64xf16>)
                     outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0, %1 : tensor<64x64xf16>, tensor<64x64xf32>
}
