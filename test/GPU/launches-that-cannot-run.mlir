// A block of an H100 may have 1,024 threads and 232,448 bytes of shared memory.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

// CHECK: "function": "threads",
// CHECK: "blocks_per_unit": 0,
// CHECK: "lever": "block-size",
// CHECK: "why": "a block of 4096 threads cannot run, it may have 1024"
func.func @threads(%a: memref<4096xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c4096 = arith.constant 4096 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4096, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%tx] : memref<4096xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%tx] : memref<4096xf32>
    gpu.terminator
  }
  return
}

// CHECK: "function": "shared",
// CHECK: "blocks_per_unit": 0,
// CHECK: "lever": "block-size",
// CHECK: "why": "a block of 4000000 bytes of shared memory cannot run, it may have 232448"
func.func @shared(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c256, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) workgroup(%s: memref<1000000xf32, 3>) {
    %x = memref.load %s[%tx] : memref<1000000xf32, 3>
    memref.store %x, %a[%tx] : memref<256xf32>
    gpu.terminator
  }
  return
}

// CHECK: "function": "fits",
// CHECK-NOT: "block-size"
func.func @fits(%a: memref<1024xf32>) {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1024, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1024, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%tx] : memref<1024xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%tx] : memref<1024xf32>
    gpu.terminator
  }
  return
}
