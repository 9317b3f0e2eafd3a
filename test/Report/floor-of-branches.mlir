// RUN: roofline-opt --analyze --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json

// The floor around a branch is that of the arm that counts.

// The product counts, not the sum: 3 * 32*32*4 = 12288 bytes in. The result of
// the branch stays on chip; what is made of it, 4096 bytes, goes out.
// CHECK: "name": "product",
// CHECK: "floor": {
// CHECK: "read": 12288,
// CHECK-NEXT: "written": 4096
func.func @product(%p: i1, %a: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>)
    -> tensor<32x32xf32> {
  %x = scf.if %p -> tensor<32x32xf32> {
    %r = arith.addf %a, %b : tensor<32x32xf32>
    scf.yield %r : tensor<32x32xf32>
  } else {
    %r = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>)
                       outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %r : tensor<32x32xf32>
  }
  %y = math.exp %x : tensor<32x32xf32>
  return %y : tensor<32x32xf32>
}

// Branches in arms, and calls: 16 bytes of %a and 16 of %b in, 16 out.
// CHECK: "name": "nested",
// CHECK: "floor": {
// CHECK: "read": 32,
// CHECK-NEXT: "written": 16
func.func private @add(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %a, %b : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @nested(%p: i1, %q: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %x = scf.if %p -> tensor<4xf32> {
    %y = scf.if %q -> tensor<4xf32> {
      %r = func.call @add(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      scf.yield %r : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    %z = arith.mulf %y, %b : tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  } else {
    scf.yield %b : tensor<4xf32>
  }
  return %x : tensor<4xf32>
}

// A buffer that an arm writes: 16 bytes in and out. The other has nothing.
// CHECK: "name": "memory",
// CHECK: "floor": {
// CHECK: "read": 16,
// CHECK-NEXT: "written": 16
func.func @memory(%p: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  scf.if %p {
    linalg.add ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  }
  return
}

// A loop around a branch is followed turn by turn: all turns read and write the
// same 4 elements.
// CHECK: "name": "loop",
// CHECK: "floor": {
// CHECK: "read": 16,
// CHECK-NEXT: "written": 16
func.func @loop(%p: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  scf.for %i = %zero to %four step %one {
    scf.if %p {
      linalg.add ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
    } else {
      linalg.mul ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
    }
  }
  return
}
