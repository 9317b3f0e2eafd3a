// RUN: roofline-opt --analyze --levers=none --explain=0 --target=h100-sxm %s -o /dev/null 2>&1 | FileCheck %s

// 66 blocks of 128 threads on 132 SMs: 66 / 132 = 50% of the peak of the vector
// unit. 8448 threads load, add and store 4 bytes: 33792 B each way.

// CHECK:      kernel 0: gpu.launch
// CHECK:      66 turns, on different cores
// CHECK:      arith.addf at {{.*}}: 1 x 8448 = 8448 on vector.f32 [arithmetic]
// CHECK:      read {{.*}}: 8448 elements x 4 B = 33792 B
// CHECK:      reads 33792 B, writes 33792 B
// CHECK:      vector.f32: 2 x 8448 issue slots / 3.345e+13 per s (the blocks keep 50% of the peak busy)
func.func @add(%x: memref<8448xf32>) {
  %c1 = arith.constant 1 : index
  %c66 = arith.constant 66 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c66, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%nx = %c128, %ny = %c1, %nz = %c1) {
    %base = arith.muli %bx, %nx : index
    %i = arith.addi %base, %tx : index
    %v = memref.load %x[%i] : memref<8448xf32>
    %s = arith.addf %v, %v : f32
    memref.store %s, %x[%i] : memref<8448xf32>
    gpu.terminator
  }
  return
}
