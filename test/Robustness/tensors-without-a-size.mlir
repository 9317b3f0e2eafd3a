// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %validate_report %t.json

// No rank, sparse storage, an encoding of somebody else's: each
// is listed with its reason, and its boundary is a lower bound.

// CHECK-LABEL: @unranked
// CHECK: arith.addf
// CHECK-SAME: roofline.unmodelled = "an operand without a rank"
// CHECK: memref.copy
// CHECK-SAME: roofline.unmodelled = "an operand without a rank"
func.func @unranked(%x: tensor<*xf32>, %a: memref<*xf32>, %b: memref<*xf32>)
    -> tensor<*xf32> {
  %r = arith.addf %x, %x : tensor<*xf32>
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: @sparse
// CHECK: linalg.matmul
// CHECK-SAME: roofline.unmodelled = "a sparse tensor, whose number of non-zeros is not known"
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sparse(%a: tensor<8x8xf32, #csr>, %b: tensor<8x8xf32>,
                  %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<8x8xf32, #csr>, tensor<8x8xf32>)
                     outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// The boundary of the sparse product: three dense tensors of 256 bytes, and no
// more is known.
// REPORT: "totals": {
// REPORT: "flops": 0,
// REPORT: "unmodelled": [
// REPORT: "op": "linalg.matmul",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 768,
// REPORT-NEXT: "boundary_bytes_complete": false,
// REPORT: "complete": false
