// RUN: roofline-opt --analyze --report=html:%t.html %s -o /dev/null
// RUN: %python %S/Inputs/read_page.py %t.html | FileCheck %s

// Counts are formulas, and the page has a slider for a size that they follow
// from: two operands and a result of B f32.

// CHECK: "symbols": [
// CHECK: "name": "B",
// Ten doublings of the least size and no fewer than 65536.
// CHECK: "slider": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 65536
// What a loop moves depends on the order of its turns.
// CHECK: "op": "scf.for"
// CHECK: "fixed": false,
// CHECK: "bytes": "12*B",
// CHECK-NEXT: "fixed": true,
func.func @add(%x: tensor<?xf32> {roofline.dims = ["B"]}, %y: tensor<?xf32>,
               %m: memref<64x64xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %y : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %v = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c64 step %c1 {
    memref.store %v, %m[%i, %c0] : memref<64x64xf32>
  }
  return %r : tensor<?xf32>
}
