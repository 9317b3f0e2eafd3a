// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A kernel out of line, whose bound arrives as an argument. 4 blocks of 256
// threads are 1024, of which i < 1000 holds for 1000.

// The record stands at the launch, and nothing at the kernel.
// CHECK: gpu.func @add
// CHECK-NOT: roofline.cost
// CHECK: gpu.launch_func
// CHECK-SAME: flops = 1000 : i64
// CHECK-SAME: hbm_bytes_read = 8000 : i64
// CHECK-SAME: hbm_bytes_written = 4000 : i64

// REPORT: "op": "gpu.launch_func",
// REPORT-NEXT: "function": "host",
// REPORT: "requested": 12000,
// 1000 additions are 32 warps, the last of 8 threads: 1024 slots of two
// operations each. 4 blocks use 4 of 132 SMs:
//   2048 / 66.9e12 * 132 / 4 = 1.0102 ns.
// REPORT: "roof": "hbm",
// REPORT: "roof": "vector.f32",
// REPORT-NEXT: "time_s": 1.0102242152{{[0-9]+}}e-09
// REPORT: "launch": {
// REPORT: "cluster": null,
// REPORT-NEXT: "blocks": 4,
// REPORT-NEXT: "threads_per_block": 256,
// REPORT-NEXT: "warps_per_block": 8,
// REPORT-NEXT: "smem_bytes_per_block": 0,
// REPORT-NEXT: "registers_per_thread": null,
// 2048 threads per SM are 8 blocks; 4 of 132*8 are one wave.
// REPORT-NEXT: "blocks_per_unit": 8,
// REPORT-NEXT: "limited_by": "threads",
// REPORT-NEXT: "waves": 1,
// REPORT-NEXT: "last_wave_fill": 0.00378787878{{[0-9]+}},
// REPORT-NEXT: "active_units": 4,
// 32 * 1000/1024.
// REPORT-NEXT: "active_lanes": 31.25,
// A warp wants 128 bytes side by side.
// REPORT-NEXT: "coalescing": 1,
// REPORT-NEXT: "bank_conflicts": null
// Main memory binds, which idle SMs do not slow down.
// REPORT: "levers": [],
// REPORT: "complete": true
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @add(%x: memref<1000xf32>, %y: memref<1000xf32>,
                  %z: memref<1000xf32>, %n: index) kernel {
      %block = gpu.block_id x
      %size = gpu.block_dim x
      %thread = gpu.thread_id x
      %first = arith.muli %block, %size : index
      %i = arith.addi %first, %thread : index
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %u = memref.load %x[%i] : memref<1000xf32>
        %v = memref.load %y[%i] : memref<1000xf32>
        %w = arith.addf %u, %v : f32
        memref.store %w, %z[%i] : memref<1000xf32>
      }
      gpu.return
    }
  }
  func.func @host(%x: memref<1000xf32>, %y: memref<1000xf32>,
                  %z: memref<1000xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c256 = arith.constant 256 : index
    %n = arith.constant 1000 : index
    gpu.launch_func @device::@add blocks in (%c4, %c1, %c1)
        threads in (%c256, %c1, %c1)
        args(%x : memref<1000xf32>, %y : memref<1000xf32>,
             %z : memref<1000xf32>, %n : index)
    return
  }
}
