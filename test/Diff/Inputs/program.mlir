// What reports have: numbers, formulas, instances, an arm that does not count,
// a function that nothing calls, an op that is not modelled.
func.func private @layer(%x: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = arith.addf %x, %x : tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}
func.func private @unused(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = math.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @library(tensor<8xf32>)
func.func @main(%x: tensor<16x64xf32>, %y: tensor<?x64xf32>, %z: tensor<8xf32>, %c: i1) {
  %0 = tensor.cast %x : tensor<16x64xf32> to tensor<?x64xf32>
  %1 = call @layer(%0) : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = call @layer(%y) : (tensor<?x64xf32>) -> tensor<?x64xf32>
  call @library(%z) : (tensor<8xf32>) -> ()
  scf.if %c {
    %3 = arith.addf %z, %z : tensor<8xf32>
  } else {
    %3 = arith.addf %x, %x : tensor<16x64xf32>
  }
  return
}
