// RUN: roofline-opt --analyze %s | FileCheck %s

// Shared memory behind a pointer counts by its size, which is no traffic of main
// memory. Global memory behind a pointer is of no buffer that anyone knows, so
// that what touches it is listed, be it half of a copy.

// CHECK-LABEL: func.func @shared(
func.func @shared(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %any: !llvm.ptr, %stride: i32, %r: i32) {
  // Four 8 x 8 matrices of 16 bits are 512 bytes.
  // CHECK: nvvm.ldmatrix{{.*}}domain = array<i64: 512>{{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
  %0 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<row>,
      shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}
      : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  // CHECK: nvvm.stmatrix{{.*}}domain = array<i64: 256>
  nvvm.stmatrix %s, %r, %r {layout = #nvvm.mma_layout<row>,
      shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}
      : !llvm.ptr<3>, i32, i32
  // CHECK: nvvm.wmma.load{{.*}}domain = array<i64: 256>
  %1 = nvvm.wmma.load %s, %stride {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>,
      k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}
      : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>,
                                        vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  // CHECK: nvvm.wmma.load{{.*}}roofline.unmodelled = "memory behind a pointer, which does not say of which buffer"
  %2 = nvvm.wmma.load %any, %stride {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>,
      k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}
      : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>,
                                     vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  // CHECK: nvvm.cp.async.shared.global{{.*}}roofline.unmodelled = "memory behind a pointer, which does not say of which buffer"
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  // CHECK-NOT: roofline
  // CHECK: return
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  return
}

// What a thread is, and what others hold in registers.
// CHECK-LABEL: func.func @free(
// CHECK-NOT: roofline
// CHECK-LABEL: func.func @unknown(
func.func @free(%m: i32, %x: f32, %bar: !llvm.ptr<3>) {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = nvvm.read.ptx.sreg.laneid : i32
  nvvm.barrier0
  nvvm.bar.warp.sync %m : i32
  %2 = nvvm.shfl.sync bfly %m, %x, %m, %m : f32 -> f32
  nvvm.mbarrier.init %bar, %m : !llvm.ptr<3>, i32
  %3 = nvvm.convert.float.to.tf32 %x {rnd = #nvvm.fp_rnd_mode<rna>}
  return
}

// An instruction may do anything, unless there is a model.
func.func @unknown(%x: f32) {
  // CHECK: nvvm.inline_ptx{{.*}}roofline.unmodelled = "no cost model for this op"
  nvvm.inline_ptx "add.f32 {$r0}, {$r0}, {$r0};" ro(%x : f32)
  return
}

// The same per thread in a kernel: a reciprocal is one division, a reduction
// over a warp one operation per thread. 32 of each.
// CHECK-LABEL: func.func @scalars(
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 32>, flops = 64 : i64
func.func @scalars(%x: f32, %out: memref<32xf32>, %m: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i) = (%c0) to (%c32) step (%c1) {
    %r = nvvm.rcp.approx.ftz.f %x : f32
    %s = nvvm.redux.sync fmax %r, %m : f32 -> f32
    memref.store %s, %out[%i] : memref<32xf32>
  }
  return
}
