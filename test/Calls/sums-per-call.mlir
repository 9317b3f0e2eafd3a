// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A sum that has no closed form in a callee has a number where a call says the
// sizes.

func.func private @callee(%x: tensor<4xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %end = arith.minsi %i, %m : index
    scf.for %j = %c0 to %end step %c1 {
      %t = arith.addf %x, %x : tensor<4xf32>
    }
  }
  return
}

// 0 + 1 + 2 + 7*3 = 24 turns and 0 + 1 + 2 + 17*3 = 54, of 4 additions:
// 96 + 216 = 312.
// CHECK: "name": "main",
// CHECK: "flops": 312,
func.func @main(%x: tensor<4xf32>) {
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  call @callee(%x, %c10, %c3) : (tensor<4xf32>, index, index) -> ()
  call @callee(%x, %c20, %c3) : (tensor<4xf32>, index, index) -> ()
  return
}
