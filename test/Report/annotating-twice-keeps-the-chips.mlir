// Where a chip decides what a kernel is judged on, and the default what others
// are, each does so again.
//
// RUN: roofline-opt --analyze %s -o %t.once
// RUN: roofline-opt --analyze %t.once -o %t.twice
// RUN: cmp %t.once %t.twice
// RUN: FileCheck %s --input-file=%t.once
// RUN: roofline-opt --analyze --target=h200 %t.once -o %t.other
// RUN: roofline-opt --analyze --target=h200 %s -o %t.other-at-once
// RUN: cmp %t.other %t.other-at-once
// RUN: FileCheck %s --input-file=%t.other-at-once --check-prefix=OTHER

// Lane 0 adds, in 3 blocks of 128 threads: of 2 wavefronts on an MI300X, 6, and
// of 4 warps on an H200, 12.
//
// CHECK-NOT: roofline.target
// CHECK: flops = 6 : i64
// CHECK: flops = 8 : i64
// OTHER: roofline.target = "h200"
// OTHER: flops = 12 : i64
gpu.module @device [#rocdl.target<chip = "gfx942">] {
  gpu.func @lanes(%a: memref<128xf32>) kernel
      attributes {known_block_size = array<i32: 128, 1, 1>,
                  known_grid_size = array<i32: 3, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %lane = gpu.lane_id
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      %x = memref.load %a[%i] : memref<128xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<128xf32>
    }
    gpu.return
  }
}

func.func @host(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
