// NAME is put in by the test.
func.func @main(%x: tensor<1024xf32>) {
  %0 = math.exp %x : tensor<1024xf32>
  return
}
func.func @other(%x: tensor<1024xf32>) attributes {roofline.target = "NAME"} {
  %0 = math.exp %x : tensor<1024xf32>
  %1 = math.sqrt %x : tensor<1024xf32>
  return
}
