// RUN: roofline-opt --analyze --split-input-file %s | FileCheck %s

// All ways to ask for an id, a size, a lane or a warp lead to the loops of the
// launch: a condition on them counts its threads.

// Special registers of NVIDIA GPUs are i32. 8 blocks of 64 threads: lane < 8 of
// each of 2 warps, so 8*2*8 additions; warp 1 alone multiplies, 8*32.
// CHECK-LABEL: gpu.module @nvidia
// CHECK: gpu.func @registers
// CHECK: known_grid_size
// CHECK-SAME: flops = 384 : i64
gpu.module @nvidia {
  gpu.func @registers(%a: memref<512xf32>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>,
                  known_grid_size = array<i32: 8, 1, 1>} {
    %block = nvvm.read.ptx.sreg.ctaid.x : i32
    %size = nvvm.read.ptx.sreg.ntid.x : i32
    %thread = nvvm.read.ptx.sreg.tid.x : i32
    %first = arith.muli %block, %size : i32
    %number = arith.addi %first, %thread : i32
    %i = arith.index_cast %number : i32 to index
    %lane = nvvm.read.ptx.sreg.laneid : i32
    %c5 = arith.constant 5 : i32
    %c8 = arith.constant 8 : i32
    %low = arith.cmpi ult, %lane, %c8 : i32
    %x = memref.load %a[%i] : memref<512xf32>
    scf.if %low {
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<512xf32>
    }
    %c32 = arith.constant 32 : i32
    %c1 = arith.constant 1 : i32
    %warp = arith.divui %thread, %c32 : i32
    %last = arith.cmpi eq, %warp, %c1 : i32
    scf.if %last {
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<512xf32>
    }
    gpu.return
  }
}

// -----

// A wavefront has 64 lanes: of 128 threads two have number 0.
// CHECK-LABEL: gpu.module @amd
// CHECK: gpu.func @registers
// CHECK-SAME: flops = 6 : i64
gpu.module @amd [#rocdl.target<chip = "gfx942">] {
  gpu.func @registers(%a: memref<128xf32>) kernel
      attributes {known_block_size = array<i32: 128, 1, 1>,
                  known_grid_size = array<i32: 3, 1, 1>} {
    %thread = rocdl.workitem.id.x : i32
    %i = arith.index_cast %thread : i32 to index
    %c0 = arith.constant 0 : index
    %lane = gpu.lane_id
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      %x = memref.load %a[%i] : memref<128xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<128xf32>
    }
    gpu.return
  }
}

// -----

// 128 threads copy a tile of 16x32 by rows of 32: thread / 32 and thread mod 32
// are loops of their own, so each of 4 turns copies 4 rows. 16*32*4 bytes.
// CHECK-LABEL: gpu.module @tile
// CHECK: gpu.func @copy
// CHECK-SAME: hbm_bytes_read = 2048 : i64
// CHECK-SAME: hbm_bytes_written = 2048 : i64
gpu.module @tile {
  gpu.func @copy(%a: memref<64x256xf32>, %b: memref<64x256xf32>) kernel
      attributes {known_block_size = array<i32: 128, 1, 1>,
                  known_grid_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %thread = gpu.thread_id x
    %row = arith.divui %thread, %c32 : index
    %column = arith.remui %thread, %c32 : index
    scf.for %i = %c0 to %c16 step %c4 {
      %r = arith.addi %i, %row : index
      %x = memref.load %a[%r, %column] : memref<64x256xf32>
      memref.store %x, %b[%r, %column] : memref<64x256xf32>
    }
    gpu.return
  }
}

// -----

// Clusters of 2 blocks: in 8 blocks of 32 threads, those that come second in
// theirs add, 4*32, and those of cluster 3 multiply, 2*32.
// CHECK-LABEL: @clusters
// CHECK: flops = 192 : i64
func.func @clusters(%a: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%kx = %c2, %ky = %c1, %kz = %c1)
             blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %i = gpu.global_id x
    %x = memref.load %a[%i] : memref<256xf32>
    %rank = gpu.cluster_block_id x
    %second = arith.cmpi eq, %rank, %c1 : index
    scf.if %second {
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    }
    %third = arith.cmpi eq, %cx, %c3 : index
    scf.if %third {
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<256xf32>
    }
    gpu.terminator
  }
  return
}

// -----

// Jumps between blocks are branches: of 4*64 threads 200 return late.
// CHECK-LABEL: gpu.module @jumps
// CHECK: gpu.func @early_return
// CHECK-SAME: flops = 200 : i64
gpu.module @jumps {
  gpu.func @early_return(%a: memref<256xf32>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>,
                  known_grid_size = array<i32: 4, 1, 1>} {
    %i = gpu.global_id x
    %c200 = arith.constant 200 : index
    %out = arith.cmpi uge, %i, %c200 : index
    cf.cond_br %out, ^end, ^work
  ^work:
    %x = memref.load %a[%i] : memref<256xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %a[%i] : memref<256xf32>
    cf.br ^end
  ^end:
    gpu.return
  }
}
