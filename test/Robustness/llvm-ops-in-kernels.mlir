// RUN: roofline-opt --analyze %s | FileCheck %s

// In a kernel scalars are work as well, so that what the llvm dialect computes
// or loads there is not passed over: the kernel is listed. What only names a
// place or changes a type does nothing.

// CHECK-LABEL: func.func @adds(
// CHECK: } {roofline.unmodelled = "no cost model for this op"}
func.func @adds(%x: f32, %out: memref<64xf32>) {
  affine.parallel (%i) = (0) to (64) {
    %y = llvm.fadd %x, %x : f32
    affine.store %y, %out[%i] : memref<64xf32>
  }
  return
}

// CHECK-LABEL: func.func @loads(
// CHECK: } {roofline.unmodelled = "no cost model for this op"}
func.func @loads(%p: !llvm.ptr, %out: memref<64xf32>) {
  affine.parallel (%i) = (0) to (64) {
    %y = llvm.load %p : !llvm.ptr -> f32
    affine.store %y, %out[%i] : memref<64xf32>
  }
  return
}

// CHECK-LABEL: func.func @converts(
// CHECK: } {roofline.cost = {{.*}}hbm_bytes_written = 256 : i64
func.func @converts(%x: f16, %out: memref<64xf32>) {
  affine.parallel (%i) = (0) to (64) {
    %y = llvm.fpext %x : f16 to f32
    affine.store %y, %out[%i] : memref<64xf32>
  }
  return
}
