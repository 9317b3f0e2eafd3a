// The sum makes A and B one, and C is always 16.
func.func @f(%a: tensor<?x?xf32> {roofline.dims = ["A", "S"]},
             %b: tensor<?x?xf32> {roofline.dims = ["B", "S"]})
    -> tensor<?x?xf32> {
  %r = arith.addf %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @g(%a: tensor<?xf32> {roofline.dims = ["C"]}, %b: tensor<16xf32>)
    -> tensor<16xf32> {
  %r = linalg.add ins(%a, %b : tensor<?xf32>, tensor<16xf32>)
                  outs(%b : tensor<16xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}
func.func @h(%a: tensor<?xf32> {roofline.dims = ["D"]}, %n: index)
    -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %table = tensor.empty() : tensor<100xf32>
  %slice = tensor.extract_slice %table[0] [%d] [1]
      : tensor<100xf32> to tensor<?xf32>
  %r = arith.addf %a, %slice : tensor<?xf32>
  return %r : tensor<?xf32>
}
