// RUN: roofline-opt --analyze %s | FileCheck %s

// A dimension is called after its argument, or as `roofline.dims` says; where two
// public functions have dimensions without a name, after the function too.

// CHECK-LABEL: @named
// CHECK: flops = "N*rows"
func.func @named(%x: tensor<?x?xf32> {roofline.dims = ["rows", "N"]})
    -> tensor<?x?xf32> {
  %r = arith.addf %x, %x : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: @half_named
// CHECK: flops = "half_named.arg1_d1*rows"
func.func @half_named(%n: index,
                      %x: tensor<?x?xf32> {roofline.dims = ["rows", ""]})
    -> tensor<?x?xf32> {
  %r = arith.addf %x, %x : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: @from_an_index
// CHECK: flops = "4*from_an_index.arg0"
func.func @from_an_index(%n: index) -> tensor<4x?xf32> {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %r = arith.addf %e, %e : tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
