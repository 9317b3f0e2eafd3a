// RUN: roofline-opt --analyze --split-input-file %s | FileCheck %s

// The K of a matmul is a dimension of both operands, and the result's sizes are
// those of the operands: three symbols, not six.

// CHECK-LABEL: @matmul
// CHECK: linalg.matmul
// CHECK-SAME: domain = ["arg0_d0", "arg1_d1", "arg0_d1"]
// CHECK-SAME: flops = "2*arg0_d0*arg0_d1*arg1_d1"
func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>,
                  %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// A static operand says the size.

// CHECK-LABEL: @one_is_static
// 3*4 = 12 additions.
// CHECK: arith.addf
// CHECK-SAME: flops = 12 : i64
func.func @one_is_static(%a: tensor<?x?xf32>, %b: tensor<3x4xf32>)
    -> tensor<?x?xf32> {
  %same = tensor.cast %b : tensor<3x4xf32> to tensor<?x?xf32>
  %r = arith.addf %a, %same : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// A name goes before a number of the argument.

// CHECK-LABEL: @name_stays
// CHECK: linalg.add
// CHECK-SAME: flops = "B"
func.func @name_stays(%a: tensor<?xf32>,
                      %b: tensor<?xf32> {roofline.dims = ["B"]})
    -> tensor<?xf32> {
  %r = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>)
                  outs(%a : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
