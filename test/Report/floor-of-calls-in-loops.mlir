// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Loops around calls are part of the floor turn by turn: what a turn hands to
// the next stays on chip, slices are those of each turn.

func.func private @layer(%x: tensor<8x16xf32>, %w: tensor<8x16xf32>)
    -> tensor<8x16xf32> {
  %t = arith.mulf %x, %w : tensor<8x16xf32>
  %r = math.tanh %t : tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

// 24 layers: x once, 8*16*4 = 512 bytes, and each of 24 of 32 weights once,
// 24*512 = 12288 bytes; the last result is written, 512 bytes.
// CHECK: "name": "layers",
// CHECK: "floor": {
// CHECK: "read": 12800,
// CHECK-NEXT: "written": 512
func.func @layers(%x: tensor<8x16xf32>, %ws: tensor<32x8x16xf32>)
    -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %r = scf.for %i = %c0 to %c24 step %c1 iter_args(%h = %x)
      -> tensor<8x16xf32> {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 16] [1, 1, 1]
        : tensor<32x8x16xf32> to tensor<8x16xf32>
    %n = func.call @layer(%h, %w)
        : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %n : tensor<8x16xf32>
  }
  return %r : tensor<8x16xf32>
}

// A recurrence reads the same weights in every turn: 512 bytes of x, 512 of w,
// also in a loop in the loop.
// CHECK: "name": "recurrence",
// CHECK: "floor": {
// CHECK: "read": 1024,
// CHECK-NEXT: "written": 512
func.func @recurrence(%x: tensor<8x16xf32>, %w: tensor<8x16xf32>)
    -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x)
      -> tensor<8x16xf32> {
    %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%g = %h)
        -> tensor<8x16xf32> {
      %n = func.call @layer(%g, %w)
          : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
      scf.yield %n : tensor<8x16xf32>
    }
    scf.yield %s : tensor<8x16xf32>
  }
  return %r : tensor<8x16xf32>
}

func.func private @either(%p: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>) {
  scf.if %p {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

// Of each turn the arm that it takes: up to 1024 rows the first, whose 1024 rows
// are read once; 1280, 1536, 1792 and 2048 rows of the same tensor from its
// beginning are 2048 rows. (1024 + 2048)*1024 = 3145728 bytes.
// CHECK: "name": "arms",
// CHECK: "floor": {
// CHECK: "read": 3145728,
// CHECK-NEXT: "written": 0
func.func @arms(%p: i1, %x: tensor<2048x256xf32>, %y: tensor<1024x256xf32>) {
  %c256 = arith.constant 256 : index
  %c2304 = arith.constant 2304 : index
  scf.for %n = %c256 to %c2304 step %c256 {
    %part = tensor.extract_slice %x[0, 0] [%n, 256] [1, 1]
        : tensor<2048x256xf32> to tensor<?x256xf32>
    func.call @either(%p, %part, %y)
        : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  }
  return
}

// A call in a loop of an open number of turns is not followed.
// CHECK: "name": "open",
// CHECK: "floor": null
// CHECK: "expr"
func.func @open(%x: tensor<8x16xf32>, %w: tensor<8x16xf32>, %n: index)
    -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%h = %x)
      -> tensor<8x16xf32> {
    %m = func.call @layer(%h, %w)
        : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %m : tensor<8x16xf32>
  }
  return %r : tensor<8x16xf32>
}
