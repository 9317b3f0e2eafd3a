// RUN: roofline-opt --analyze --pass-pipeline='builtin.module(gpu.module(roofline-annotate{report=json:%t.json}))' %s
// RUN: FileCheck %s --input-file=%t.json
// RUN: roofline-opt --analyze --report=json:%t.whole.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.whole.json --check-prefix=WHOLE

// The chip of a gpu.module names the target where nothing else does, of its
// kernels and of those launched from elsewhere: 64 threads are one warp there.
// Where it runs all kernels of the module, it is the target of that: its floor,
// 2 * 256 B, takes 512 / 5.3e12 s.

// CHECK: "name": "mi300x",
// CHECK-NEXT: "source": "chip",

// WHOLE: "name": "mi300x",
// WHOLE-NEXT: "source": "chip",
// WHOLE: "op": "gpu.launch_func",
// WHOLE: "flops": 64,
// WHOLE: "warps_per_block": 1,
// WHOLE: "floor": {
// WHOLE: "time_s": 9.66{{[0-9]+}}e-11
module attributes {gpu.container_module} {
  gpu.module @device [#rocdl.target<chip = "gfx942">] {
    gpu.func @kernel(%x: memref<64xf32>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<64xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
  func.func @host(%x: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @device::@kernel blocks in (%c1, %c1, %c1)
        threads in (%c64, %c1, %c1) args(%x : memref<64xf32>)
    return
  }
}
