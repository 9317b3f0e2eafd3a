// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A stack of layers in a loop. Trip counts are not modelled: the loop is listed
// with its reason and its boundary, and nothing in it is taken for one trip.

// CHECK: scf.for
// CHECK-NOT: roofline.cost
// CHECK: roofline.unmodelled = "loops are not modelled yet"

// The boundary: weights 6*32*32*4 = 24576, x and result 4*32*4 = 512 each.
// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,
// REPORT: "op": "scf.for",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 25600,
// REPORT: "why": "loops are not modelled yet",
// REPORT: "complete": false
func.func @stack(%weights: tensor<6x32x32xf32>, %x: tensor<4x32xf32>)
    -> tensor<4x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %layer = %c0 to %c6 step %c1 iter_args(%h = %x)
      -> (tensor<4x32xf32>) {
    %w = tensor.extract_slice %weights[%layer, 0, 0] [1, 32, 32] [1, 1, 1]
        : tensor<6x32x32xf32> to tensor<32x32xf32>
    %empty = tensor.empty() : tensor<4x32xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x32xf32>)
        -> tensor<4x32xf32>
    %next = linalg.matmul ins(%h, %w : tensor<4x32xf32>, tensor<32x32xf32>)
                          outs(%init : tensor<4x32xf32>) -> tensor<4x32xf32>
    scf.yield %next : tensor<4x32xf32>
  }
  return %r : tensor<4x32xf32>
}
