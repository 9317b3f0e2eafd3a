// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// What an encoding of another dialect says about the elements is not known.

// The tensor has no known bytes: the boundary is 0 and a lower bound.
// CHECK: arith.addf
// CHECK-SAME: roofline.unmodelled = "a tensor with an encoding of dialect 'gpu'"
// REPORT: "op": "arith.addf",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 0,
// REPORT-NEXT: "boundary_bytes_complete": false,
// REPORT: "complete": false
func.func @encoded(%x: tensor<8xf32, #gpu.address_space<global>>)
    -> tensor<8xf32, #gpu.address_space<global>> {
  %r = arith.addf %x, %x : tensor<8xf32, #gpu.address_space<global>>
  return %r : tensor<8xf32, #gpu.address_space<global>>
}
