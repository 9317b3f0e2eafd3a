// RUN: not roofline-opt --analyze %s 2>&1 | FileCheck %s

// A call that passes a step of zero is an error at the loop, as a step of zero
// there is; in an arm that does not run it is none.

// CHECK: step-of-zero-at-a-call.mlir:[[#@LINE+5]]:3: error: {{.*}}has a step that is not positive, 0, for the sizes given
// CHECK-NOT: error
func.func private @steps(%x: tensor<8xf32>, %s: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %s {
    %t = math.exp %x : tensor<8xf32>
  }
  return
}
func.func @main(%x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  call @steps(%x, %c2) : (tensor<8xf32>, index) -> ()
  call @steps(%x, %c0) : (tensor<8xf32>, index) -> ()
  return
}
