// A block of 100 threads is no number of whole warps, so that there is no formula
// for which threads are of warp 0: the branch is listed, not taken for granted.
//
// RUN: roofline-opt --analyze %s | FileCheck %s

// CHECK: gpu.launch
// CHECK: scf.if
// CHECK: roofline.unmodelled = "a condition on the ids of threads for which there is no formula"
func.func @first_warp(%y: memref<100xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c100, %sy = %c1, %sz = %c1) {
    %w = gpu.subgroup_id : index
    %first = arith.cmpi eq, %w, %c0 : index
    scf.if %first {
      memref.store %z, %y[%tx] : memref<100xf32>
    }
    gpu.terminator
  }
  return
}
