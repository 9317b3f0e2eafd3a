// RUN: roofline-opt --analyze %s | FileCheck %s

// A choice between two sizes is traced where the condition is known, as in the
// shapes that torch-mlir computes; and a shape that is computed for a reshape is
// no kernel.

// CHECK-LABEL: @not_negative
// CHECK: math.exp
// CHECK-SAME: flops = "4*B"
func.func @not_negative(%x: tensor<?x4xf32> {roofline.dims = ["B", ""]})
    -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x4xf32>
  %negative = arith.cmpi slt, %b, %c0 : index
  %n = arith.select %negative, %c1, %b : index
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = math.exp %e : tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// CHECK-LABEL: @reshape
// CHECK: tensor.from_elements
// CHECK-NOT: roofline
// CHECK: math.exp
// CHECK-SAME: domain = ["8*B", "S"]
func.func @reshape(%x: tensor<?x8x?xf32> {roofline.dims = ["B", "", "S"]})
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %b = tensor.dim %x, %c0 : tensor<?x8x?xf32>
  %s = tensor.dim %x, %c2 : tensor<?x8x?xf32>
  %m = arith.muli %b, %c8 : index
  %shape = tensor.from_elements %m, %s : tensor<2xindex>
  %y = tensor.reshape %x(%shape)
      : (tensor<?x8x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r = math.exp %y : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Asking for the size of a zero that seeds a reduction uses no data.
// CHECK-LABEL: @seed
// CHECK: linalg.fill
// CHECK-NOT: roofline.cost
// CHECK: linalg.reduce
func.func @seed(%x: tensor<?x4xf32> {roofline.dims = ["B", ""]})
    -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%b) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %n = tensor.dim %f, %c0 : tensor<?xf32>
  %r = linalg.reduce {arith.addf} ins(%x : tensor<?x4xf32>)
      outs(%f : tensor<?xf32>) dimensions = [1]
  return %r, %n : tensor<?xf32>, index
}
