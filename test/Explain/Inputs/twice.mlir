func.func @twice(%x: tensor<8xf32>) {
  %0 = math.exp %x : tensor<8xf32> // </script> & <b>
  %1 = math.exp %x : tensor<8xf32>
  return
}
