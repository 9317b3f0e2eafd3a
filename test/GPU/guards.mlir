// RUN: roofline-opt --analyze %s | FileCheck %s

// What stands under a condition on ids runs in as many threads as it holds for:
// of 4 blocks of 64 threads, 256 threads i = 64 * block + thread.

// CHECK-LABEL: @one_thread_of_each_block
// thread == 0: 4 multiplications; else the other 252 threads' exponentials.
// CHECK: flops = 256 : i64
// CHECK-SAME: transcendentals = 252 : i64
func.func @one_thread_of_each_block(%a: memref<256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 64 + t)>(%bx, %tx)
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      %x = memref.load %a[%i] : memref<256xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    } else {
      %x = memref.load %a[%i] : memref<256xf32>
      %y = math.exp %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}

// CHECK-LABEL: @nested
// i < 200 holds for 200, and thread < 16 inside of it for 16 threads of each of
// the 4 blocks (the fourth has 8 below 200): 200 + 3*16 + 8 = 256.
// CHECK: flops = 256 : i64
// Elements 0 to 199.
// CHECK-SAME: hbm_bytes_read = 800 : i64
func.func @nested(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c200 = arith.constant 200 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 64 + t)>(%bx, %tx)
    %in = arith.cmpi slt, %i, %c200 : index
    scf.if %in {
      %x = memref.load %a[%i] : memref<256xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
      %low = arith.cmpi ult, %tx, %c16 : index
      scf.if %low {
        %z = arith.mulf %y, %y : f32
        memref.store %z, %a[%i] : memref<256xf32>
      }
    }
    gpu.terminator
  }
  return
}

// CHECK-LABEL: @either
// i < 10 or i >= 250: 10 + 6. Not that: the other 240, with two flops each.
// CHECK: flops = 496 : i64
func.func @either(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %c64 = arith.constant 64 : index
  %c250 = arith.constant 250 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 64 + t)>(%bx, %tx)
    %low = arith.cmpi ult, %i, %c10 : index
    %high = arith.cmpi uge, %i, %c250 : index
    %rim = arith.ori %low, %high : i1
    %x = memref.load %a[%i] : memref<256xf32>
    scf.if %rim {
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    } else {
      %y = arith.addf %x, %x : f32
      %z = arith.mulf %y, %x : f32
      memref.store %z, %a[%i] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}

// CHECK-LABEL: @overlapping
// Tiles of 64 threads that advance by 62: i = 62 * block + thread < 130. Blocks
// 0 and 1 have all 64, since 62 + 63 < 130; block 2 has 130 - 124 = 6.
// CHECK: flops = 134 : i64
func.func @overlapping(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %c130 = arith.constant 130 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 62 + t)>(%bx, %tx)
    %in = arith.cmpi ult, %i, %c130 : index
    scf.if %in {
      %x = memref.load %a[%i] : memref<256xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}

// CHECK-LABEL: @every_other
// thread mod 2 == 0: half of the threads.
// CHECK: flops = 128 : i64
func.func @every_other(%a: memref<256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 64 + t)>(%bx, %tx)
    %rest = arith.remui %tx, %c2 : index
    %even = arith.cmpi eq, %rest, %c0 : index
    scf.if %even {
      %x = memref.load %a[%i] : memref<256xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}

// CHECK-LABEL: @triangle
// Thread t of each block adds up t numbers: 4 * (0 + 1 + ... + 63).
// CHECK: flops = 8064 : i64
func.func @triangle(%a: memref<64xf32>, %out: memref<256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 64 + t)>(%bx, %tx)
    %sum = scf.for %k = %c0 to %tx step %c1 iter_args(%s = %zero) -> f32 {
      %x = memref.load %a[%k] : memref<64xf32>
      %y = arith.addf %s, %x : f32
      scf.yield %y : f32
    }
    memref.store %sum, %out[%i] : memref<256xf32>
    gpu.terminator
  }
  return
}
