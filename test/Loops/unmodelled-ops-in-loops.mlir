// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Ops without a model are counted by how often they run: in 5 turns of a loop
// in each of two calls 10 times, with 32 bytes in each time.

// CHECK: "op": "func.call",
// CHECK-NEXT: "count": 10,
// CHECK-NEXT: "boundary_bytes": 320,
// CHECK: "in_totals": true,
// CHECK: "complete": false
func.func private @library(tensor<8xf32>)
func.func private @turns(%x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    func.call @library(%x) : (tensor<8xf32>) -> ()
  }
  return
}
func.func @main(%x: tensor<8xf32>) {
  call @turns(%x) : (tensor<8xf32>) -> ()
  call @turns(%x) : (tensor<8xf32>) -> ()
  return
}
