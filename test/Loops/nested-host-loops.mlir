// RUN: roofline-opt --analyze %s | FileCheck %s

// Loops around kernels multiply: constant, symbolic, and triangular ones, whose
// sums are exact.

// CHECK-LABEL: @constant
// 3 * ceil((10 - 1) / 4) = 9 turns of 16 additions.
// CHECK: arith.addf
// CHECK-SAME: executions = 9 : i64
// CHECK-SAME: flops = 144 : i64
func.func @constant(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<16xf32> {
    %s = scf.for %j = %c1 to %c10 step %c4 iter_args(%b = %a)
        -> tensor<16xf32> {
      %t = arith.addf %b, %b : tensor<16xf32>
      scf.yield %t : tensor<16xf32>
    }
    scf.yield %s : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// CHECK-LABEL: @symbolic
// CHECK: arith.addf
// CHECK-SAME: executions = "ceildiv(symbolic.arg1, 2)"
// CHECK-SAME: flops = "16*ceildiv(symbolic.arg1, 2)"
func.func @symbolic(%x: tensor<16xf32>, %n: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %n step %c2 iter_args(%a = %x) -> tensor<16xf32> {
    %t = arith.addf %a, %a : tensor<16xf32>
    scf.yield %t : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// CHECK-LABEL: @triangle
// 8 + 9 + ... + 15 = 92 turns, not 8 * 15.
// CHECK: arith.addf
// CHECK-SAME: executions = 92 : i64
// CHECK-SAME: flops = 1472 : i64
func.func @triangle(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> tensor<16xf32> {
    %end = arith.addi %i, %c8 : index
    %s = scf.for %j = %c0 to %end step %c1 iter_args(%b = %a)
        -> tensor<16xf32> {
      %t = arith.addf %b, %b : tensor<16xf32>
      scf.yield %t : tensor<16xf32>
    }
    scf.yield %s : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// CHECK-LABEL: @symbolic_triangle
// 0 + 1 + ... + (n - 1) turns.
// CHECK: arith.addf
// CHECK-SAME: executions = "floordiv(symbolic_triangle.arg1^2 - symbolic_triangle.arg1, 2)"
func.func @symbolic_triangle(%x: tensor<16xf32>, %n: index) -> tensor<16xf32> {
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> tensor<16xf32> {
    %s = affine.for %j = 0 to affine_map<(i) -> (i)>(%i) iter_args(%b = %a)
        -> tensor<16xf32> {
      %t = arith.addf %b, %b : tensor<16xf32>
      affine.yield %t : tensor<16xf32>
    }
    affine.yield %s : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// CHECK-LABEL: @growing
// A cache of 1, 2, ..., 5 rows: 16 * 15 additions in 5 executions.
// CHECK: arith.addf
// CHECK-SAME: executions = 5 : i64
// CHECK-SAME: flops = 240 : i64
func.func @growing(%x: tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %rows = arith.addi %i, %c1 : index
    %live = tensor.extract_slice %x[0, 0] [%rows, 16] [1, 1]
        : tensor<8x16xf32> to tensor<?x16xf32>
    %t = arith.addf %live, %live : tensor<?x16xf32>
  }
  return
}
