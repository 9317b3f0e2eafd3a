// RUN: roofline-opt --analyze %s | FileCheck %s

// Loops that add to what they carry, and are no tilings of a sum for all that:
// as many kernels as there are turns.

!t = tensor<16x16xf32>
!ts = tensor<24x16x16xf32>
!m = memref<16x16xf32>

// h = tanh(x_t + W h): the sum is looked at. Every step reads W, x_t and h, each
// 16*16*4 = 1024 bytes: 24*3072 = 73728.
// CHECK-LABEL: @recurrent
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64, flops = 196608 : i64, hbm_bytes_read = 73728 : i64
// CHECK: linalg.tanh
// CHECK-SAME: executions = 24 : i64
func.func @recurrent(%W: !t, %x: !ts, %first: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %r = scf.for %t = %c0 to %c24 step %c1 iter_args(%h = %first) -> !t {
    %xt = tensor.extract_slice %x[%t, 0, 0] [1, 16, 16] [1, 1, 1] : !ts to !t
    %p = linalg.matmul ins(%W, %h : !t, !t) outs(%xt : !t) -> !t
    %n = linalg.tanh ins(%p : !t) outs(%h : !t) -> !t
    scf.yield %n : !t
  }
  return %r : !t
}

// 24 layers, each of which adds to its own input: h += W_l h.
// CHECK-LABEL: @layers
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64
func.func @layers(%Ws: !ts, %first: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %r = scf.for %l = %c0 to %c24 step %c1 iter_args(%h = %first) -> !t {
    %W = tensor.extract_slice %Ws[%l, 0, 0] [1, 16, 16] [1, 1, 1] : !ts to !t
    %n = linalg.matmul ins(%W, %h : !t, !t) outs(%h : !t) -> !t
    scf.yield %n : !t
  }
  return %r : !t
}

// Every turn adds the same: nothing is cut into turns.
// CHECK-LABEL: @the_same_again
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64
func.func @the_same_again(%A: !t, %B: !t, %C: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %r = scf.for %l = %c0 to %c24 step %c1 iter_args(%c = %C) -> !t {
    %n = linalg.matmul ins(%A, %B : !t, !t) outs(%c : !t) -> !t
    scf.yield %n : !t
  }
  return %r : !t
}

// The sum so far goes elsewhere in each turn.
// CHECK-LABEL: @running_sums
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64
func.func @running_sums(%As: !ts, %B: !t, %C: !t, %out: !ts) -> (!t, !ts) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %r:2 = scf.for %l = %c0 to %c24 step %c1 iter_args(%c = %C, %o = %out) -> (!t, !ts) {
    %A = tensor.extract_slice %As[%l, 0, 0] [1, 16, 16] [1, 1, 1] : !ts to !t
    %n = linalg.matmul ins(%A, %B : !t, !t) outs(%c : !t) -> !t
    %i = tensor.insert_slice %n into %o[%l, 0, 0] [1, 16, 16] [1, 1, 1] : !t into !ts
    scf.yield %n, %i : !t, !ts
  }
  return %r#0, %r#1 : !t, !ts
}

// A slice that goes back somewhere else is another's.
// CHECK-LABEL: @moved
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64
func.func @moved(%As: !ts, %B: !t, %C: !ts) -> !ts {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %r = scf.for %l = %c0 to %c24 step %c1 iter_args(%c = %C) -> !ts {
    %A = tensor.extract_slice %As[%l, 0, 0] [1, 16, 16] [1, 1, 1] : !ts to !t
    %from = tensor.extract_slice %c[0, 0, 0] [1, 16, 16] [1, 1, 1] : !ts to !t
    %n = linalg.matmul ins(%A, %B : !t, !t) outs(%from : !t) -> !t
    %i = tensor.insert_slice %n into %c[1, 0, 0] [1, 16, 16] [1, 1, 1] : !t into !ts
    scf.yield %i : !ts
  }
  return %r : !ts
}

// Buffers: the sum is scaled in every turn, as a running mean.
// CHECK-LABEL: @scaled_in_between
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64
!v = memref<16x16xf32, strided<[16, 1], offset: ?>>
func.func @scaled_in_between(%As: memref<24x16x16xf32>, %B: !m, %C: !m) {
  affine.for %l = 0 to 24 {
    %A = memref.subview %As[%l, 0, 0] [1, 16, 16] [1, 1, 1] : memref<24x16x16xf32> to !v
    linalg.matmul ins(%A, %B : !v, !m) outs(%C : !m)
    linalg.exp ins(%C : !m) outs(%C : !m)
  }
  return
}
