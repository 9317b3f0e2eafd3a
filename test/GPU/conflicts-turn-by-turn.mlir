// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// Strides and threads that are a formula only in each turn of a loop. 4 blocks
// of 64 threads; a wavefront is 32 banks * 4 B = 128 bytes.

// A tree whose stride doubles: thread t < 64 / 2h takes s[2h t] and s[2h t + h],
// h = 1 << k. Lanes, words apart and wavefronts: 32 at 2: 2 words a bank, 16 at
// 4: 2, 8 at 8: 2, 4 at 16: 2, 2 at 32: 2, 1: 1, 11 in all against 6 without
// conflicts. Three accesses in 4 blocks: 132 wavefronts against 72. The threads
// want 3 * 4 * 63 * 4 = 3024 bytes.
// CHECK: "smem": {
// CHECK: "requested": 3024,
// CHECK-NEXT: "transferred": 16896
// CHECK: "bank_conflicts": 1.8333333333333333
func.func @stride_doubles() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<64xf32, 3>) {
    scf.for %k = %c0 to %c6 step %c1 {
      %h = arith.shli %c1, %k : index
      %h2 = arith.muli %h, %c2 : index
      %i = arith.muli %h2, %tx : index
      %low = arith.cmpi ult, %i, %c64 : index
      scf.if %low {
        %j = arith.addi %i, %h : index
        %u = memref.load %s[%i] : memref<64xf32, 3>
        %v = memref.load %s[%j] : memref<64xf32, 3>
        %sum = arith.addf %u, %v : f32
        memref.store %sum, %s[%i] : memref<64xf32, 3>
      }
      gpu.barrier
    }
    gpu.terminator
  }
  return
}

// A tree whose threads halve: t < 32 >> k. Words next to each other never meet
// in a bank: 6 turns * 3 accesses * 4 blocks = 72 wavefronts, of one warp.
// CHECK: "smem": {
// CHECK: "requested": 3024,
// CHECK-NEXT: "transferred": 9216
// CHECK: "bank_conflicts": 1
func.func @threads_halve() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<64xf32, 3>) {
    scf.for %k = %c0 to %c6 step %c1 {
      %h = arith.shrui %c32, %k : index
      %low = arith.cmpi ult, %tx, %h : index
      scf.if %low {
        %j = arith.addi %tx, %h : index
        %u = memref.load %s[%tx] : memref<64xf32, 3>
        %v = memref.load %s[%j] : memref<64xf32, 3>
        %sum = arith.addf %u, %v : f32
        memref.store %sum, %s[%tx] : memref<64xf32, 3>
      }
      gpu.barrier
    }
    gpu.terminator
  }
  return
}

// A tree of every second, fourth, ... thread: t mod 2h == 0. Both warps have
// some of them for h up to 16, then only one: 5 * 2 + 1 = 11 wavefronts an
// access, 11 * 3 * 4 = 132. 63 lanes in 11 warps are 5.73 each.
// CHECK: "smem": {
// CHECK: "requested": 3024,
// CHECK-NEXT: "transferred": 16896
// CHECK: "active_lanes": 5.7272727272727275
// CHECK: "bank_conflicts": 1
func.func @every_second() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<64xf32, 3>) {
    scf.for %k = %c0 to %c6 step %c1 {
      %h = arith.shli %c1, %k : index
      %h2 = arith.muli %h, %c2 : index
      %rest = arith.remui %tx, %h2 : index
      %is = arith.cmpi eq, %rest, %c0 : index
      scf.if %is {
        %j = arith.addi %tx, %h : index
        %u = memref.load %s[%tx] : memref<64xf32, 3>
        %v = memref.load %s[%j] : memref<64xf32, 3>
        %sum = arith.addf %u, %v : f32
        memref.store %sum, %s[%tx] : memref<64xf32, 3>
      }
      gpu.barrier
    }
    gpu.terminator
  }
  return
}

// Lanes that turn differently often: lane t takes t + 1 elements of its row of
// 32. In turn j the lanes from j on go down a column, all in one bank: 32 + 31 +
// ... + 1 = 528 wavefronts. They want 528 * 4 = 2112 bytes.
// CHECK: "smem": {
// CHECK: "requested": 2112,
// CHECK-NEXT: "transferred": 67584
// CHECK: "bank_conflicts": 16.5
func.func @rows_of_a_triangle(%out: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<32x32xf32, 3>) {
    %end = arith.addi %tx, %c1 : index
    %sum = scf.for %j = %c0 to %end step %c1 iter_args(%a = %zero) -> f32 {
      %u = memref.load %s[%tx, %j] : memref<32x32xf32, 3>
      %v = arith.addf %a, %u : f32
      scf.yield %v : f32
    }
    memref.store %sum, %out[%tx] : memref<32xf32>
    gpu.terminator
  }
  return
}

// A swizzled tile: row t, column t xor r, of 32 x 32 f32. Every lane has another
// bank, which no formula over t and r says: 8 turns, 8 wavefronts. Read back at
// column r xor 1, all lanes meet in one: 8 * 32. 264 * 128 = 33792 bytes, of
// which 2 * 8 * 32 * 4 = 2048 are wanted.
// CHECK: "smem": {
// CHECK: "requested": 2048,
// CHECK-NEXT: "transferred": 33792
// CHECK: "bank_conflicts": 16.5
func.func @swizzled(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<32x32xf32, 3>) {
    scf.for %r = %c0 to %c8 step %c1 {
      %column = arith.xori %tx, %r : index
      memref.store %x, %s[%tx, %column] : memref<32x32xf32, 3>
      gpu.barrier
      %other = arith.xori %r, %c1 : index
      %u = memref.load %s[%tx, %other] : memref<32x32xf32, 3>
    }
    gpu.terminator
  }
  return
}

// A product of a loop and an id: s[k t] for k below 4, in words 0, 1, 2 and 3
// apart. 1 + 1 + 2 + 1 = 5 wavefronts, 640 bytes, against 4; the lanes want 4 *
// 32 * 4 = 512 bytes.
// CHECK: "smem": {
// CHECK: "requested": 512,
// CHECK-NEXT: "transferred": 640
// CHECK: "bank_conflicts": 1.25
func.func @products() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<128xf32, 3>) {
    scf.for %k = %c0 to %c4 step %c1 {
      %i = arith.muli %k, %tx : index
      %u = memref.load %s[%i] : memref<128xf32, 3>
    }
    gpu.terminator
  }
  return
}

// Either of two conditions: lanes below 2 or from 30 on. s[16 t] of these are
// words 0, 16, 480 and 496, of banks 0 and 16: 2 wavefronts, 256 bytes, for 4
// lanes, 16 bytes.
// CHECK: "smem": {
// CHECK: "requested": 16,
// CHECK-NEXT: "transferred": 256
// CHECK: "active_lanes": 4
// CHECK: "bank_conflicts": 2
func.func @either(%x: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c30 = arith.constant 30 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<512xf32, 3>) {
    %low = arith.cmpi ult, %tx, %c2 : index
    %high = arith.cmpi uge, %tx, %c30 : index
    %is = arith.ori %low, %high : i1
    scf.if %is {
      %i = arith.muli %tx, %c16 : index
      memref.store %x, %s[%i] : memref<512xf32, 3>
    }
    gpu.terminator
  }
  return
}
