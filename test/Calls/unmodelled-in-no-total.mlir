// RUN: roofline-opt --analyze --strict --report=json:%t.json --report=text:- -o /dev/null %s | FileCheck --check-prefix=TEXT %s
// RUN: FileCheck %s --input-file=%t.json
// RUN: %validate_report %t.json

// An op without a model in a function that nothing calls, or in an arm that
// does not run, is in no total: the totals are complete, and --strict holds.
// The op is listed all the same. main has one exp of 8 elements: 8 flops.

// TEXT: NOT MODELLED: 2 ops, in no total.
// TEXT-NEXT: - tosa.tanh x2: no cost model for this op; 128 B at the boundary; first {{.*}}; in no total
// CHECK: "name": "main",
// CHECK: "flops": 8,
// CHECK: "op": "tosa.tanh",
// CHECK-NEXT: "count": 2,
// CHECK-NEXT: "boundary_bytes": 128,
// CHECK-NEXT: "boundary_bytes_complete": true,
// CHECK-NEXT: "in_totals": false,
// CHECK: "complete": true
func.func private @never(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = tosa.tanh %x : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func private @chosen(%x: tensor<8xf32>, %n: index) {
  %c4 = arith.constant 4 : index
  %many = arith.cmpi ugt, %n, %c4 : index
  scf.if %many {
    %y = tosa.tanh %x : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c3 = arith.constant 3 : index
  %y = math.exp %x : tensor<8xf32>
  call @chosen(%y, %c3) : (tensor<8xf32>, index) -> ()
  return %y : tensor<8xf32>
}
