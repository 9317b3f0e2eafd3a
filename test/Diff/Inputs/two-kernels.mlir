// SIZE is put in by the test.
func.func @main(%x: tensor<SIZExf32>, %y: tensor<512xf32>) {
  %0 = arith.addf %x, %x : tensor<SIZExf32>
  %1 = math.exp %y : tensor<512xf32>
  return
}
