func.func private @callee(%x: tensor<?xf32>) {
  %0 = math.exp %x : tensor<?xf32>
  return
}
func.func @main(%x: tensor<8xf32>, %y: tensor<16xf32>) {
  %a = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %b = tensor.cast %y : tensor<16xf32> to tensor<?xf32>
  func.call @callee(%a) : (tensor<?xf32>) -> ()
  func.call @callee(%b) : (tensor<?xf32>) -> ()
  return
}
