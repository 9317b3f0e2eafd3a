// RUN: roofline-opt --analyze %s | FileCheck %s

// Executions that are all alike are bound by what one is bound by, whatever
// formula their number has: 4 additions on 3*4*4 = 48 bytes.
// CHECK: arith.addf
// CHECK-SAME: bound_by = "hbm"
// CHECK-NOT: crossover
// CHECK-SAME: intensity = 0.083333333333333329 : f64
// CHECK-SAME: regime = "memory-bound"
func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %next = arith.addi %m, %c1 : index
  %turns = arith.ceildivui %n, %next : index
  scf.for %i = %c0 to %turns step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %t = arith.addf %x, %y : tensor<4xf32>
    }
  }
  return
}
