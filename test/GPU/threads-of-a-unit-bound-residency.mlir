// Blocks of 1,024 threads with 8 KiB of shared memory each: an SM of a B200
// holds 2,048 threads, so two of them, though 228 KiB would do for 25 blocks of
// 9 KiB (one reserved). A CU of an MI300X has 4 SIMDs of 8 waves of 64: two as
// well. 1,024 blocks on 148 SMs are 1024 / 296 = 3.46 waves, on 304 CUs 1.68.
//
// RUN: roofline-opt --analyze --target=b200 --report=text:- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=B200
// RUN: roofline-opt --analyze --target=mi300x --report=text:- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=MI300X
// RUN: roofline-opt --analyze --target=max-1550 --report=text:- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=OPEN
//
// B200: 1024 blocks of 1024 threads, 2 per SM by threads, 4 waves, the last 45.9% full
// MI300X: 1024 blocks of 1024 threads, 2 per CU by threads, 2 waves, the last 68.4% full
//
// Where a target does not say it, nothing is said of it.
// OPEN: 1024 blocks of 1024 threads
// OPEN-NOT: wave
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @copy(%x: memref<1048576xf32>, %y: memref<1048576xf32>)
        workgroup(%tile: memref<2048xf32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 1024, 1, 1>,
                           known_grid_size = array<i32: 1024, 1, 1>} {
      %c1024 = arith.constant 1024 : index
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %o = arith.muli %b, %c1024 : index
      %i = arith.addi %o, %t : index
      %v = memref.load %x[%i] : memref<1048576xf32>
      memref.store %v, %tile[%t] : memref<2048xf32, #gpu.address_space<workgroup>>
      memref.store %v, %y[%i] : memref<1048576xf32>
      gpu.return
    }
  }
  func.func @main(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
    %c1 = arith.constant 1 : index
    %c1024 = arith.constant 1024 : index
    gpu.launch_func @kernels::@copy
      blocks in (%c1024, %c1, %c1) threads in (%c1024, %c1, %c1)
      args(%x : memref<1048576xf32>, %y : memref<1048576xf32>)
    return
  }
}
