// RUN: roofline-opt --analyze --pass-pipeline='builtin.module(gpu.module(roofline-annotate{report=json:%t.json}))' %s
// RUN: FileCheck %s --input-file=%t.json
// RUN: roofline-opt --analyze %s | FileCheck %s --check-prefix=WHOLE

// The chip of a gpu.module names the target where nothing else does. What is in
// it is not modelled, which is said and not fatal.

// CHECK: "name": "mi300x",
// CHECK-NEXT: "source": "chip",

// WHOLE: gpu.module @device
// WHOLE: roofline.unmodelled = "GPU kernels are not modelled yet"
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
}
