// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- %s -o /dev/null | FileCheck %s

// Kernels that move as many bytes in as much time of main memory are still not
// one row where the text says different things of their launches: @copy reads
// and writes rows, @flip writes columns. Two copies alike are one.

// CHECK: gpu.func x2 :[[#COPY:]]:3
// CHECK: gpu.func :[[#COPY+16]]:3
// CHECK: - Launch gpu.func x2 :[[#COPY]]:3: 64 blocks of 1024 threads
// CHECK-NOT: sectors
// CHECK: - Launch gpu.func :[[#COPY+16]]:3: 64 blocks of 1024 threads
// CHECK: warps touch 4.5 times the sectors
gpu.module @device {
  gpu.func @copy(%in: memref<256x256xf32>, %out: memref<256x256xf32>) kernel
      attributes {known_grid_size = array<i32: 8, 8, 1>, known_block_size = array<i32: 32, 32, 1>} {
    %x = gpu.global_id x
    %y = gpu.global_id y
    %v = memref.load %in[%y, %x] : memref<256x256xf32>
    memref.store %v, %out[%y, %x] : memref<256x256xf32>
    gpu.return
  }
  gpu.func @again(%in: memref<256x256xf32>, %out: memref<256x256xf32>) kernel
      attributes {known_grid_size = array<i32: 8, 8, 1>, known_block_size = array<i32: 32, 32, 1>} {
    %x = gpu.global_id x
    %y = gpu.global_id y
    %v = memref.load %in[%y, %x] : memref<256x256xf32>
    memref.store %v, %out[%y, %x] : memref<256x256xf32>
    gpu.return
  }
  gpu.func @flip(%in: memref<256x256xf32>, %out: memref<256x256xf32>) kernel
      attributes {known_grid_size = array<i32: 8, 8, 1>, known_block_size = array<i32: 32, 32, 1>} {
    %x = gpu.global_id x
    %y = gpu.global_id y
    %v = memref.load %in[%y, %x] : memref<256x256xf32>
    memref.store %v, %out[%x, %y] : memref<256x256xf32>
    gpu.return
  }
}
