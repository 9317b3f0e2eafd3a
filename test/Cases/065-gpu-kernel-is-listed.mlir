// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A GPU kernel with workgroup memory. Kernels are not modelled: the launch and
// the module are listed, and workgroup memory does not turn into HBM traffic.

// CHECK-NOT: roofline.cost
// CHECK-COUNT-2: roofline.unmodelled = "GPU kernels are not modelled yet"
// CHECK-NOT: roofline.cost

// The launch passes two buffers of 256*4 bytes.
// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,
// REPORT: "read": 0,
// REPORT-NEXT: "written": 0
// REPORT: "op": "gpu.launch_func",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 2048,
// REPORT: "complete": false
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @stage(%in: memref<256xf32>, %out: memref<256xf32>)
        workgroup(%tile: memref<64xf32, #gpu.address_space<workgroup>>)
        kernel {
      %thread = gpu.thread_id x
      %block = gpu.block_id x
      %i = affine.apply affine_map<(b, t) -> (b * 64 + t)>(%block, %thread)
      %x = memref.load %in[%i] : memref<256xf32>
      memref.store %x, %tile[%thread]
          : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %y = memref.load %tile[%thread]
          : memref<64xf32, #gpu.address_space<workgroup>>
      %z = arith.mulf %y, %y : f32
      memref.store %z, %out[%i] : memref<256xf32>
      gpu.return
    }
  }
  func.func @host(%in: memref<256xf32>, %out: memref<256xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @device::@stage
        blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%in : memref<256xf32>, %out : memref<256xf32>)
    return
  }
}
