// RUN: roofline-opt --analyze --target=h100-sxm --report=json:%t.json %s \
// RUN:   | FileCheck %s
// RUN: FileCheck --check-prefix=LANES %s < %t.json

// Conditions that are no formula over a loop and the ids, but one in each turn.

// A tree: of 256 threads 128, 64, ..., 1 add, 255 of each of the 64 blocks, and
// load two elements for it: 64 * 255 = 16320.
// CHECK-LABEL: @tree
// CHECK: gpu.launch
// CHECK: flops = 16320 : i64
// In a block 4 warps have work in the first turn, 2 in the second, 1 in each of
// the six others, 12 in all: 255 / 12 = 21.25 lanes of each.
// LANES: "active_lanes": 21.25,
func.func @tree(%out: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<256xf32, 3>) {
    scf.for %e = %c0 to %c8 step %c1 {
      %half = arith.shrui %c128, %e : index
      %low = arith.cmpi ult, %tx, %half : index
      scf.if %low {
        %j = arith.addi %tx, %half : index
        %u = memref.load %s[%tx] : memref<256xf32, 3>
        %v = memref.load %s[%j] : memref<256xf32, 3>
        %sum = arith.addf %u, %v : f32
        memref.store %sum, %s[%tx] : memref<256xf32, 3>
      }
      gpu.barrier
    }
    gpu.terminator
  }
  return
}

// The other way to write it: thread mod 2^(e+1) == 0, again 255 threads, and
// the other 8 * 256 - 255 = 1793 are in the other arm, of 64 blocks each: one
// flop of each thread in every turn, 64 * 8 * 256 = 131072, of which 64 * 1793 =
// 114752 are exponentials.
// CHECK-LABEL: @tree_of_remainders
// CHECK: gpu.launch
// CHECK: flops = 131072 : i64
// CHECK-SAME: transcendentals = 114752 : i64
func.func @tree_of_remainders(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             workgroup(%s : memref<256xf32, 3>) {
    scf.for %e = %c0 to %c8 step %c1 {
      %stride = arith.shli %c2, %e : index
      %rest = arith.remui %tx, %stride : index
      %is = arith.cmpi eq, %rest, %c0 : index
      scf.if %is {
        %u = memref.load %s[%tx] : memref<256xf32, 3>
        %v = arith.addf %u, %u : f32
        memref.store %v, %s[%tx] : memref<256xf32, 3>
      } else {
        %u = memref.load %s[%tx] : memref<256xf32, 3>
        %v = math.exp %u : f32
        memref.store %v, %s[%tx] : memref<256xf32, 3>
      }
    }
    gpu.terminator
  }
  return
}

// Also of threads, where a formula says nothing: thread xor 5 is below 3 for
// threads 5, 4 and 7, in 4 blocks.
// CHECK-LABEL: @few_threads
// CHECK: gpu.launch
// CHECK: flops = 12 : i64
func.func @few_threads(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %flipped = arith.xori %tx, %c5 : index
    %is = arith.cmpi ult, %flipped, %c3 : index
    scf.if %is {
      %x = memref.load %a[%tx] : memref<256xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%tx] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}

// More than 64 of them are too many to list: 128 of 256 threads.
// CHECK-LABEL: @many_threads
// CHECK: scf.if
// CHECK: roofline.unmodelled = "a condition on the ids of threads for which there is no formula"
func.func @many_threads(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %flipped = arith.xori %tx, %c1 : index
    %is = arith.cmpi ult, %flipped, %c128 : index
    scf.if %is {
      %x = memref.load %a[%tx] : memref<256xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%tx] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}
