// RUN: not roofline-opt --analyze %s 2>&1 | FileCheck %s

// Arithmetic on indices that leaves 128 bits is an error at the op that needs
// it, not a number from data: (2^62)^3 is 2^186.
// CHECK: bounds-beyond-the-limit.mlir:[[#@LINE+8]]:3: error: {{.*}}has bounds beyond 2^127
// CHECK-NOT: computed from data
func.func @constants(%x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 4611686018427387904 : index
  %b = arith.muli %a, %a : index
  %c = arith.muli %b, %a : index
  scf.for %i = %c0 to %c step %c1 {
    %y = math.exp %x : tensor<8xf32>
  }
  return
}
