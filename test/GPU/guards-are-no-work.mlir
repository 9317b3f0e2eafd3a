// The usual guard in i32: a block's first index, the thread's, and whether that
// is in bounds. It computes addresses and decides who goes on, which is no work;
// a comparison of loaded numbers is.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- | FileCheck %s

// 1,003 of 1,024 threads add.
// CHECK: "function": "guarded",
// CHECK: "flops": 1003,
// CHECK: "iops": 0,
func.func @guarded(%x: memref<4096xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c128 = arith.constant 128 : index
  %n = arith.constant 1003 : i32
  %width = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    %b = arith.index_cast %bx : index to i32
    %t = arith.index_cast %tx : index to i32
    %first = arith.muli %b, %width : i32
    %i = arith.addi %first, %t : i32
    %in = arith.cmpi slt, %i, %n : i32
    %place = arith.index_cast %i : i32 to index
    scf.if %in {
      %u = memref.load %x[%place] : memref<4096xf32>
      %v = arith.addf %u, %u : f32
      memref.store %v, %x[%place] : memref<4096xf32>
    }
    gpu.terminator
  }
  return
}

// One comparison by each of 1,024 threads.
// CHECK: "function": "by_data",
// CHECK: "iops": 1024,
func.func @by_data(%x: memref<1024xi32>, %y: memref<1024xi32>, %limit: i32) {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1024, %sy = %c1, %sz = %c1) {
    %u = memref.load %x[%tx] : memref<1024xi32>
    %large = arith.cmpi sgt, %u, %limit : i32
    scf.if %large {
      memref.store %u, %y[%tx] : memref<1024xi32>
    }
    gpu.terminator
  }
  return
}
