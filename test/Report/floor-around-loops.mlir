// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Under a loop the floor reads what the loop reads from outside, once, and writes
// what it makes.

// Six turns of another 32*32*4 = 4096 bytes of weights, 4*32*4 = 512 of x, and
// as many of the result; unfused, h goes out and in at every turn.
// CHECK: "name": "stack"
// CHECK: "read": 27648,
// CHECK: "floor": {
// CHECK: "read": 25088,
// CHECK-NEXT: "written": 512
func.func @stack(%weights: tensor<6x32x32xf32>, %x: tensor<4x32xf32>)
    -> tensor<4x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %layer = %c0 to %c6 step %c1 iter_args(%h = %x)
      -> (tensor<4x32xf32>) {
    %w = tensor.extract_slice %weights[%layer, 0, 0] [1, 32, 32] [1, 1, 1]
        : tensor<6x32x32xf32> to tensor<32x32xf32>
    %empty = tensor.empty() : tensor<4x32xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x32xf32>)
        -> tensor<4x32xf32>
    %next = linalg.matmul ins(%h, %w : tensor<4x32xf32>, tensor<32x32xf32>)
                          outs(%init : tensor<4x32xf32>) -> tensor<4x32xf32>
    scf.yield %next : tensor<4x32xf32>
  }
  return %r : tensor<4x32xf32>
}

// A nest of scalars is a kernel like any other: x and y once, 16*4 bytes each.
// CHECK: "name": "nest"
// CHECK: "floor": {
// CHECK: "read": 64,
// CHECK-NEXT: "written": 64
func.func @nest(%x: memref<16xf32>, %y: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %a = affine.load %x[%i] : memref<16xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %y[%i] : memref<16xf32>
  }
  return
}

// Asking for the size of an updated value does not keep it from being updated in
// place: 60 bytes that stay and 4 that are new.
// CHECK: "name": "updated"
// CHECK: "floor": {
// CHECK: "read": 64,
func.func @updated(%x: tensor<16xf32>, %v: tensor<1xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %s = tensor.dim %x, %c0 : tensor<16xf32>
  %z = tensor.insert_slice %v into %x[15] [1] [1]
      : tensor<1xf32> into tensor<16xf32>
  %r = math.exp %z : tensor<16xf32>
  return %r : tensor<16xf32>
}
