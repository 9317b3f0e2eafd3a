// RUN: not roofline-opt --analyze %s 2>&1 | FileCheck %s

// One name is one dimension: it cannot be 5 and 7.
// CHECK: one-name-of-two-sizes.mlir:[[#@LINE+1]]:1: error: 'func.func' op names a dimension of size 7 as one of size 5 is named; give them two names
func.func @f(%x: tensor<5xf32> {roofline.dims = ["B"]},
             %y: tensor<7xf32> {roofline.dims = ["B"]}) {
  return
}
