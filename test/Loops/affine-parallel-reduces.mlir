// What affine.parallel combines stands in an attribute: one operation for each
// value that a turn yields, as the same loop in scf has in a region.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

// CHECK: "function": "affine",
// CHECK: "flops": 1024,
// CHECK: "iops": 0,
func.func @affine(%a: memref<1024xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (1024) reduce ("addf") -> f32 {
    %x = affine.load %a[%i] : memref<1024xf32>
    affine.yield %x : f32
  }
  return %r : f32
}

// CHECK: "function": "scf",
// CHECK: "flops": 1024,
// CHECK: "iops": 0,
func.func @scf(%a: memref<1024xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c1024) step (%c1) init (%zero) -> f32 {
    %x = memref.load %a[%i] : memref<1024xf32>
    scf.reduce(%x : f32) {
    ^bb0(%lhs: f32, %rhs: f32):
      %sum = arith.addf %lhs, %rhs : f32
      scf.reduce.return %sum : f32
    }
  }
  return %r : f32
}

// A sum, a maximum and an integer sum over 8 * 16 turns: 256 of floating-point
// numbers, 128 of integers.
//
// CHECK: "function": "several",
// CHECK: "flops": 256,
// CHECK: "iops": 128,
func.func @several(%a: memref<8x16xf32>, %n: memref<8x16xi32>) -> (f32, f32, i32) {
  %r:3 = affine.parallel (%i, %j) = (0, 0) to (8, 16) reduce ("addf", "maximumf", "addi") -> (f32, f32, i32) {
    %x = affine.load %a[%i, %j] : memref<8x16xf32>
    %y = affine.load %n[%i, %j] : memref<8x16xi32>
    affine.yield %x, %x, %y : f32, f32, i32
  }
  return %r#0, %r#1, %r#2 : f32, f32, i32
}
