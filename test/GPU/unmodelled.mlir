// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// What has no model in a kernel is listed where it stands, in the kernel and
// not at the launch. The rest of the kernel counts, as a lower bound.

// CHECK: gpu.func @half_lowered
// CHECK: llvm.load
// CHECK-SAME: roofline.unmodelled = "an instruction of the llvm dialect, which no longer says what it is part of"
// CHECK: llvm.fadd
// CHECK-SAME: roofline.unmodelled
// CHECK: gpu.func @lowered
// CHECK: llvm.load
// CHECK-SAME: roofline.unmodelled
// CHECK: llvm.store
// CHECK-SAME: roofline.unmodelled
// CHECK-NOT: roofline.unmodelled
// 64 multiplications.
// CHECK: gpu.launch_func @device::@half_lowered
// CHECK-SAME: flops = 64 : i64
// A kernel of nothing else is no record.
// CHECK: gpu.launch_func @device::@lowered
// CHECK-NOT: roofline.cost
// A kernel from elsewhere.
// CHECK: gpu.launch_func @elsewhere::@kernel
// CHECK-SAME: roofline.unmodelled = "the kernel is not in what is analysed, or has no structured form"

// REPORT: "complete": false
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @half_lowered(%a: memref<64xf32>, %p: !llvm.ptr) kernel {
      %i = gpu.thread_id x
      %x = memref.load %a[%i] : memref<64xf32>
      %y = llvm.load %p : !llvm.ptr -> f32
      %z = llvm.fadd %y, %y : f32
      %w = arith.mulf %x, %z : f32
      memref.store %w, %a[%i] : memref<64xf32>
      gpu.return
    }
    gpu.func @lowered(%p: !llvm.ptr) kernel {
      %y = llvm.load %p : !llvm.ptr -> f32
      llvm.store %y, %p : f32, !llvm.ptr
      gpu.return
    }
  }
  gpu.binary @elsewhere [#gpu.object<#nvvm.target, "">]
  func.func @host(%a: memref<64xf32>, %p: !llvm.ptr) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @device::@half_lowered blocks in (%c1, %c1, %c1)
        threads in (%c64, %c1, %c1) args(%a : memref<64xf32>, %p : !llvm.ptr)
    gpu.launch_func @device::@lowered blocks in (%c1, %c1, %c1)
        threads in (%c64, %c1, %c1) args(%p : !llvm.ptr)
    gpu.launch_func @elsewhere::@kernel blocks in (%c1, %c1, %c1)
        threads in (%c64, %c1, %c1) args(%p : !llvm.ptr)
    return
  }
}
