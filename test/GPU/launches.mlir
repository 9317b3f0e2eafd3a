// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Each launch of a kernel is a record of its own, with the sizes and constants
// of that launch. Passing one buffer twice makes it one buffer.

// 1024 and 256 threads, each with 8 and 2 turns; x and y are two buffers of
// 4096 bytes, then one of 1024.
// CHECK: gpu.launch_func {{.*}} blocks in (%[[C4:.*]], %{{.*}}, %{{.*}}) threads
// CHECK-SAME: flops = 8192 : i64, hbm_bytes_read = 8192 : i64, hbm_bytes_written = 4096 : i64
// CHECK: gpu.launch_func
// CHECK-SAME: flops = 512 : i64, hbm_bytes_read = 1024 : i64, hbm_bytes_written = 1024 : i64

// REPORT: "blocks": 4,
// REPORT: "blocks": 1,
// REPORT: "functions": [
// REPORT-NEXT: {
// REPORT-NEXT: "name": "host",
// REPORT-NEXT: "calls": 1,
// REPORT-NEXT: "dead": false,
// REPORT-NEXT: "totals": {
// REPORT-NEXT: "flops": 8704,
// REPORT: "unmodelled": [],
module attributes {gpu.container_module} {
  func.func @host(%x: memref<1024xf32>, %y: memref<1024xf32>,
                  %z: memref<256xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c256 = arith.constant 256 : index
    %xd = memref.cast %x : memref<1024xf32> to memref<?xf32>
    %yd = memref.cast %y : memref<1024xf32> to memref<?xf32>
    %zd = memref.cast %z : memref<256xf32> to memref<?xf32>
    %token = gpu.wait async
    %after = gpu.launch_func async [%token] @device::@kernel
        blocks in (%c4, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%xd : memref<?xf32>, %yd : memref<?xf32>, %c8 : index)
    gpu.wait [%after]
    gpu.launch_func @device::@kernel
        blocks in (%c1, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%zd : memref<?xf32>, %zd : memref<?xf32>, %c2 : index)
    return
  }
  gpu.module @device {
    gpu.func @kernel(%x: memref<?xf32>, %y: memref<?xf32>, %turns: index)
        kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %i = gpu.global_id x
      %u = memref.load %x[%i] : memref<?xf32>
      %v = memref.load %y[%i] : memref<?xf32>
      %w = scf.for %k = %c0 to %turns step %c1 iter_args(%s = %u) -> f32 {
        %t = arith.addf %s, %v : f32
        scf.yield %t : f32
      }
      memref.store %w, %y[%i] : memref<?xf32>
      gpu.return
    }
  }
}
