// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- -o /dev/null %s | FileCheck %s

// Thread i of 2,048 reads i + 1 elements of row i: 8 rows each of 1, 2, ..., 256
// sectors of 32 bytes, 8*(256*257/2)*32 = 8,421,376 bytes, and x and y are
// 8,192 bytes each: 8,437,760. Elements are 2,048*2,049/2*4 = 8,392,704 bytes
// and x, 8,400,896.
// CHECK: "hbm": {
// CHECK: "read": 8400896,
// CHECK: "fills": 8437760
func.func @f(%L: memref<2048x2048xf32>, %x: memref<2048xf32>,
             %y: memref<2048xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = arith.constant 128 : index
  %g = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %b, %sy = %c1, %sz = %c1) {
    %x0 = arith.muli %bx, %b : index
    %i = arith.addi %x0, %tx : index
    %e = arith.addi %i, %c1 : index
    %s = scf.for %j = %c0 to %e step %c1 iter_args(%a = %z) -> f32 {
      %l = memref.load %L[%i, %j] : memref<2048x2048xf32>
      %v = memref.load %x[%j] : memref<2048xf32>
      %p = arith.mulf %l, %v : f32
      %q = arith.addf %a, %p : f32
      scf.yield %q : f32
    }
    memref.store %s, %y[%i] : memref<2048xf32>
    gpu.terminator
  }
  return
}
