// RUN: roofline-opt --analyze %s | FileCheck %s

// A loop that compares without signs takes its bounds so: 200 is an i8 that
// would be -56.

// 200 turns of 4 flops.
// CHECK-LABEL: func.func @for
// CHECK: arith.addf
// CHECK-SAME: executions = 200 : i64, flops = 800 : i64
// The same with signs: from 0 up to -56, no turn.
// CHECK: arith.mulf
// CHECK-SAME: executions = 0 : i64
func.func @for(%x: tensor<4xf32>) {
  %0 = arith.constant 0 : i8
  %1 = arith.constant 1 : i8
  %200 = arith.constant 200 : i8
  scf.for unsigned %i = %0 to %200 step %1 : i8 {
    %r = arith.addf %x, %x : tensor<4xf32>
  }
  scf.for %i = %0 to %200 step %1 : i8 {
    %r = arith.mulf %x, %x : tensor<4xf32>
  }
  return
}

// 0, 130 and no more: ceil(255/130) = 2. The step has no sign either.
// CHECK-LABEL: func.func @step
// CHECK: arith.addf
// CHECK-SAME: executions = 2 : i64, flops = 8 : i64
func.func @step(%x: tensor<4xf32>) {
  %0 = arith.constant 0 : i8
  %130 = arith.constant 130 : i8
  %255 = arith.constant 255 : i8
  scf.for unsigned %i = %0 to %255 step %130 : i8 {
    %r = arith.addf %x, %x : tensor<4xf32>
  }
  return
}

// 0, 10^9, ..., 4 * 10^9 below 4,100,000,000: 5 turns.
// CHECK-LABEL: func.func @while
// CHECK: arith.addf
// CHECK-SAME: executions = 5 : i64, flops = 20 : i64
func.func @while(%x: tensor<4xf32>) {
  %0 = arith.constant 0 : i32
  %step = arith.constant 1000000000 : i32
  %end = arith.constant 4100000000 : i32
  scf.while (%i = %0) : (i32) -> i32 {
    %go = arith.cmpi ult, %i, %end : i32
    scf.condition(%go) %i : i32
  } do {
  ^bb0(%i: i32):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.addi %i, %step : i32
    scf.yield %next : i32
  }
  return
}

// Up to 3 * 10^9 exactly, as an i32 that would be negative: 3 turns.
// CHECK-LABEL: func.func @until
// CHECK: arith.addf
// CHECK-SAME: executions = 3 : i64, flops = 12 : i64
func.func @until(%x: tensor<4xf32>) {
  %0 = arith.constant 0 : i32
  %step = arith.constant 1000000000 : i32
  %end = arith.constant 3000000000 : i32
  scf.while (%i = %0) : (i32) -> i32 {
    %go = arith.cmpi ne, %i, %end : i32
    scf.condition(%go) %i : i32
  } do {
  ^bb0(%i: i32):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.addi %i, %step : i32
    scf.yield %next : i32
  }
  return
}

// Of a bound that may be negative nothing is known; of a size it is.
// CHECK-LABEL: func.func @open
// CHECK: arith.addf
// CHECK-SAME: executions = "s{{[0-9]+}}"
// CHECK: arith.mulf
// CHECK-SAME: executions = "N"
func.func @open(%x: tensor<4xf32>, %n: i32 {roofline.dims = ["N"]}) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %5 = arith.constant 5 : i32
  %less = arith.subi %n, %5 : i32
  scf.for unsigned %i = %0 to %less step %1 : i32 {
    %r = arith.addf %x, %x : tensor<4xf32>
  }
  scf.for unsigned %i = %0 to %n step %1 : i32 {
    %r = arith.mulf %x, %x : tensor<4xf32>
  }
  return
}
