// RUN: roofline-opt --analyze %s | FileCheck %s

// Instructions name their shape and types: 2 * m * n * k operations.

// CHECK-LABEL: func.func @warps(
func.func @warps(%a: vector<2xf16>, %f: f32, %i: i32, %s: i16) {
  // 2 * 16 * 8 * 16, the type of A and B inferred.
  // CHECK: nvvm.mma.sync{{.*}}bound_by = "tensor.f16", domain = array<i64: 16, 8, 16>, flops = 4096 : i64
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f]
      {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>,
       shape = #nvvm.shape<m = 16, n = 8, k = 16>}
      : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // 2 * 16 * 8 * 8
  // CHECK: nvvm.mma.sync{{.*}}bound_by = "tensor.tf32"{{.*}}flops = 2048 : i64
  %1 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f]
      {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>,
       multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>,
       shape = #nvvm.shape<m = 16, n = 8, k = 8>}
      : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // 2 * 16 * 8 * 32
  // CHECK: nvvm.mma.sync{{.*}}bound_by = "tensor.i8"{{.*}}iops = 8192 : i64
  %2 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i, %i, %i]
      {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>,
       layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>,
       multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<s8>,
       shape = #nvvm.shape<m = 16, n = 8, k = 32>}
      : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  // CHECK: nvvm.mma.sync{{.*}}roofline.unmodelled = "no rate class for products of single bits"
  %3 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i]
      {b1Op = #nvvm.mma_b1op<xor_popc>,
       layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>,
       multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>,
       shape = #nvvm.shape<m = 16, n = 8, k = 128>}
      : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  // 2 * 16 * 16 * 16
  // CHECK: nvvm.wmma.mma{{.*}}bound_by = "tensor.f16"{{.*}}flops = 8192 : i64
  %4 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a,
      %a, %a, %a, %a
      {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32,
       layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}
      : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>,
         vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>,
         vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)
      -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}

// A sparse product counts its zeros, at the rate that does so.
// CHECK-LABEL: func.func @sparse(
func.func @sparse(%a: vector<2xf16>, %f: f32, %meta: i32) {
  // 2 * 16 * 8 * 16
  // CHECK: nvvm.mma.sp.sync{{.*}}bound_by = "tensor.f16.sparse"{{.*}}flops = 4096 : i64
  %sel = arith.constant 0 : i32
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%f, %f, %f, %f]
      sparseMetadata[%meta] selector[%sel]
      {shape = #nvvm.shape<m = 16, n = 8, k = 16>}
      : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// A warp group: 2 * 64 * 16 * 16 flops at bf16, out of shared memory.
// CHECK-LABEL: func.func @warpgroup(
func.func @warpgroup(%da: i64, %db: i64, %acc: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>) {
  // CHECK-NOT: roofline
  nvvm.wgmma.fence.aligned
  // CHECK: nvvm.wgmma.mma_async{{.*}}bound_by = "tensor.bf16", domain = array<i64: 64, 16, 16>, flops = 32768 : i64, hbm_bytes_read = 0 : i64
  %0 = nvvm.wgmma.mma_async %da, %db, %acc, #nvvm.shape<m = 64, n = 16, k = 16>,
      D [<f32>, #nvvm.wgmma_scale_out<one>],
      A [<bf16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>],
      B [<bf16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>]
      : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
        -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  // CHECK-NOT: roofline
  // CHECK: return
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  return
}

// Four products of bytes, added up: 8 operations of the vector unit.
// CHECK-LABEL: func.func @dot(
func.func @dot(%a: vector<4xi8>, %b: vector<4xi8>, %c: i32) {
  // CHECK: nvvm.dot.accumulate.4way{{.*}}bound_by = "vector.i32"{{.*}}iops = 8 : i64
  %0 = nvvm.dot.accumulate.4way %a <signed>, %b <signed>, %c : vector<4xi8>, vector<4xi8>
  return
}
