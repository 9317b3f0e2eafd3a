// RUN: roofline-opt --allow-unregistered-dialect --analyze %s | FileCheck %s

// A while loop that compares a counter with a bound turns as often as a for
// loop would.

// 100, 93, ..., 9 are above 5: ceil((100 - 5)/7) = 14.
// CHECK-LABEL: func.func @falls
// CHECK: arith.addf
// CHECK-SAME: executions = 14 : i64, flops = 56 : i64
func.func @falls(%x: tensor<4xf32>) {
  %first = arith.constant 100 : i32
  %step = arith.constant 7 : i32
  %last = arith.constant 5 : i32
  scf.while (%i = %first) : (i32) -> (i32) {
    %go = arith.cmpi sgt, %i, %last : i32
    scf.condition(%go) %i : i32
  } do {
  ^bb0(%i: i32):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.subi %i, %step : i32
    scf.yield %next : i32
  }
  return
}

// 2, 5, ..., 20: (20 - 2)/3 + 1 = 7. The bound stands on the left.
// CHECK-LABEL: func.func @up_to
// CHECK: arith.addf
// CHECK-SAME: executions = 7 : i64, flops = 28 : i64
func.func @up_to(%x: tensor<4xf32>) {
  %first = arith.constant 2 : index
  %step = arith.constant 3 : index
  %last = arith.constant 20 : index
  scf.while (%i = %first) : (index) -> (index) {
    %go = arith.cmpi uge, %last, %i : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.addi %step, %i : index
    scf.yield %next : index
  }
  return
}

// The part that decides runs once more: 5 turns are 6 tests.
// CHECK-LABEL: func.func @both_parts
// CHECK: arith.addf
// CHECK-SAME: executions = 6 : i64, flops = 24 : i64
// CHECK: arith.mulf
// CHECK-SAME: executions = 5 : i64, flops = 20 : i64
func.func @both_parts(%x: tensor<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  scf.while (%i = %zero) : (index) -> (index) {
    %r = arith.addf %x, %x : tensor<4xf32>
    %go = arith.cmpi slt, %i, %five : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %r = arith.mulf %x, %x : tensor<4xf32>
    %next = arith.addi %i, %one : index
    scf.yield %next : index
  }
  return
}

// As a kernel: 6 loads and compares in the test, of which 5 lead to an exp.
// CHECK-LABEL: func.func @scalars
// CHECK: scf.while
// CHECK: {roofline.cost = {
// CHECK-SAME: flops = 11 : i64
func.func @scalars(%m: memref<8xf32>, %x: f32, %o: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  scf.while (%i = %zero) : (index) -> (index) {
    %v = memref.load %m[%i] : memref<8xf32>
    %t = arith.mulf %v, %x : f32
    %go = arith.cmpi slt, %i, %five : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %e = math.exp %x : f32
    memref.store %e, %o[%i] : memref<8xf32>
    %next = arith.addi %i, %one : index
    scf.yield %next : index
  }
  return
}

// A counter is 3*i in turn i: slices of 3*i + 1 rows, i < 4, are 1 + 4 + 7 + 10
// = 22 rows of 8 additions.
// CHECK-LABEL: func.func @sizes
// CHECK: linalg.add
// CHECK-SAME: executions = 4 : i64, flops = 176 : i64
func.func @sizes(%x: tensor<16x8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %twelve = arith.constant 12 : index
  scf.while (%i = %zero) : (index) -> (index) {
    %go = arith.cmpi ne, %i, %twelve : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %rows = arith.addi %i, %one : index
    %s = tensor.extract_slice %x[0, 0] [%rows, 8] [1, 1]
        : tensor<16x8xf32> to tensor<?x8xf32>
    %r = linalg.add ins(%s, %s : tensor<?x8xf32>, tensor<?x8xf32>)
                    outs(%s : tensor<?x8xf32>) -> tensor<?x8xf32>
    %next = arith.addi %i, %three : index
    scf.yield %next : index
  }
  return
}

// What the loop leaves with: 12, the first that does not go on.
// CHECK-LABEL: func.func @result
// CHECK: tensor.empty
// CHECK: linalg.add
// CHECK-SAME: flops = 12 : i64
func.func @result(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %eleven = arith.constant 11 : index
  %n = scf.while (%i = %zero) : (index) -> (index) {
    %go = arith.cmpi slt, %i, %eleven : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %three : index
    scf.yield %next : index
  }
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>)
                  outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Steps over its bound, so that it is not known to end.
// CHECK-LABEL: func.func @over
// CHECK: arith.addf
// CHECK-SAME: executions = "s0"
func.func @over(%x: tensor<4xf32>) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %eleven = arith.constant 11 : index
  scf.while (%i = %zero) : (index) -> (index) {
    %go = arith.cmpi ne, %i, %eleven : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.addi %i, %three : index
    scf.yield %next : index
  }
  return
}

// Falls away from its bound.
// CHECK-LABEL: func.func @away
// CHECK: arith.addf
// CHECK-SAME: executions = "s1"
func.func @away(%x: tensor<4xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.while (%i = %zero) : (index) -> (index) {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.subi %i, %one : index
    scf.yield %next : index
  }
  return
}

// The bound changes, and so does the step.
// CHECK-LABEL: func.func @changing
// CHECK: arith.addf
// CHECK-SAME: executions = "s2"
// CHECK: arith.mulf
// CHECK-SAME: executions = "s3"
func.func @changing(%x: tensor<4xf32>, %m: memref<index>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.while (%i = %zero) : (index) -> (index) {
    %n = memref.load %m[] : memref<index>
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %r = arith.addf %x, %x : tensor<4xf32>
    %next = arith.addi %i, %one : index
    scf.yield %next : index
  }
  scf.while (%i = %one) : (index) -> (index) {
    %go = arith.cmpi slt, %i, %zero : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %r = arith.mulf %x, %x : tensor<4xf32>
    %next = arith.addi %i, %i : index
    scf.yield %next : index
  }
  return
}
