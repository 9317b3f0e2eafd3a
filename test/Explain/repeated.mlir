// RUN: roofline-opt --analyze --levers=none --explain=scale %s -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt --analyze --levers=none --explain=growing %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=GROWS

// 6 * 4 executions of 64 flops and 256 + 256 bytes.

// CHECK: executions: 6 (scf.for at {{.*}}) x 4 (scf.for at {{.*}}) = 24 [repetition]
// CHECK: all executions: flops 1536, iops 0, hbm read 6144 B, written 6144 B
// CHECK: repetition: docs/symbols.md#loops

// A turn of this one is another size each time: 1 + 2 + ... + 8 = 36 elements.
// GROWS: executions: 8 (scf.for at {{.*}}) = 8
// GROWS: all executions: flops 36
// GROWS: no derivation kept of totals of all executions
func.func @scale(%x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %x) -> tensor<64xf32> {
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %a) -> tensor<64xf32> {
      %0 = arith.negf %b : tensor<64xf32>
      %1 = arith.addf %0, %0 : tensor<64xf32>
      scf.yield %1 : tensor<64xf32>
    }
    scf.yield %s : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}
func.func @growing(%x: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %n = arith.addi %i, %c1 : index
    %v = memref.subview %x[0] [%n] [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
    linalg.exp ins(%v : memref<?xf32, strided<[1]>>) outs(%v : memref<?xf32, strided<[1]>>)
  }
  return
}
