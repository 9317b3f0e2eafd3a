// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s

// Shared memory whose size the launch gives is shared memory all the same: what
// comes through L2 is known. 64 blocks of 256 threads copy 16384 f32, 65536
// bytes, in and out, each once at every level, and shared memory sees as many.

// CHECK: "hbm": {
// CHECK-NEXT: "read": 65536,
// CHECK-NEXT: "written": 65536,
// CHECK: "transferred": 131072,
// CHECK: "l2": {
// CHECK-NEXT: "read": 65536,
// CHECK-NEXT: "written": 65536,
// CHECK: "transferred": 131072,
// CHECK: "smem": {
// CHECK-NEXT: "read": 65536,
// CHECK-NEXT: "written": 65536,

!bytes = memref<?xi8, #gpu.address_space<workgroup>>
!tile = memref<256xf32, #gpu.address_space<workgroup>>

func.func @through_a_view(%in: memref<16384xf32>, %out: memref<16384xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %size = arith.constant 2048 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             dynamic_shared_memory_size %size {
    %all = gpu.dynamic_shared_memory : !bytes
    %tile = memref.view %all[%c0][] : !bytes to !tile
    %i = affine.apply affine_map<(b, t) -> (256 * b + t)>(%bx, %tx)
    %x = memref.load %in[%i] : memref<16384xf32>
    memref.store %x, %tile[%tx] : !tile
    gpu.barrier
    %y = memref.load %tile[%tx] : !tile
    memref.store %y, %out[%i] : memref<16384xf32>
    gpu.terminator
  }
  return
}
