// RUN: roofline-opt --analyze %s --report=json:%t.json | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --dims=grid_x=8,block_x=64,grid_y=1,grid_z=1,block_y=1,block_z=1 %s | FileCheck %s --check-prefix=BOUND

// A kernel that nothing launches is judged by itself, at the sizes that it knows
// of itself, else at symbols for them.

gpu.module @device {
  // 16 blocks of 128 threads.
  // CHECK: gpu.func @known
  // CHECK: known_grid_size
  // CHECK-SAME: flops = 2048 : i64
  // CHECK-SAME: hbm_bytes_read = 8192 : i64
  // REPORT: "op": "gpu.func",
  // REPORT-NEXT: "function": "known",
  gpu.func @known(%x: memref<4096xf32>) kernel
      attributes {known_grid_size = array<i32: 16, 1, 1>,
                  known_block_size = array<i32: 128, 1, 1>} {
    %block = gpu.block_id x
    %size = gpu.block_dim x
    %thread = gpu.thread_id x
    %first = arith.muli %block, %size : index
    %i = arith.addi %first, %thread : index
    %v = memref.load %x[%i] : memref<4096xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%i] : memref<4096xf32>
    gpu.return
  }
  // One addition per thread.
  // CHECK: gpu.func @open
  // CHECK-SAME: flops = "block_x*block_y*block_z*grid_x*grid_y*grid_z"
  // BOUND: gpu.func @open
  // BOUND-SAME: flops = 512 : i64
  gpu.func @open(%x: memref<4096xf32>) kernel {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<4096xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%i] : memref<4096xf32>
    gpu.return
  }
}
