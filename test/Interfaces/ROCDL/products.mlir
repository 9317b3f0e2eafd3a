// RUN: roofline-opt --analyze --target=mi300x %s | FileCheck %s

// The names of intrinsics say what they multiply; that some do several blocks
// shows in the 64 lanes' shares of the output.

// CHECK-LABEL: func.func @mfma(
func.func @mfma(%h4: vector<4xf16>, %f: f32, %b4: vector<4xi16>, %i: i32, %l: i64, %d: f64,
                %v2: vector<2xf32>,
                %f4: vector<4xf32>, %f16: vector<16xf32>, %f32: vector<32xf32>, %i4: vector<4xi32>) {
  // 2 * 16 * 16 * 16
  // CHECK: rocdl.mfma.f32.16x16x16f16{{.*}}bound_by = "tensor.f16", domain = array<i64: 16, 16, 16>, flops = 8192 : i64
  %0 = rocdl.mfma.f32.16x16x16f16 %h4, %h4, %f4, %i, %i, %i
      : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  // 32 * 64 = 2 * 32 * 32 outputs: two blocks, 2 * 2 * 32 * 32 * 1.
  // CHECK: rocdl.mfma.f32.32x32x1f32{{.*}}bound_by = "tensor.f32", domain = array<i64: 2, 32, 32, 1>, flops = 4096 : i64
  %1 = rocdl.mfma.f32.32x32x1f32 %f, %f, %f32, %i, %i, %i
      : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  // 4 * 64 = 16 * 4 * 4: sixteen blocks, 2 * 16 * 4 * 4 * 4.
  // CHECK: rocdl.mfma.f32.4x4x4f16{{.*}}domain = array<i64: 16, 4, 4, 4>, flops = 2048 : i64
  %2 = rocdl.mfma.f32.4x4x4f16 %h4, %h4, %f4, %i, %i, %i
      : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  // One output per lane, 64 = 4 * 4 * 4: 2 * 4 * 4 * 4 * 4.
  // CHECK: rocdl.mfma.f64.4x4x4f64{{.*}}bound_by = "tensor.f64", domain = array<i64: 4, 4, 4, 4>, flops = 512 : i64
  %3 = rocdl.mfma.f64.4x4x4f64 %d, %d, %d, %i, %i, %i
      : (f64, f64, f64, i32, i32, i32) -> f64
  // 2 * 32 * 32 * 8; the suffix changes nothing.
  // CHECK: rocdl.mfma.f32.32x32x8bf16.1k{{.*}}bound_by = "tensor.bf16"{{.*}}flops = 16384 : i64
  %4 = rocdl.mfma.f32.32x32x8bf16.1k %b4, %b4, %f16, %i, %i, %i
      : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  // 2 * 16 * 16 * 8
  // CHECK: rocdl.mfma.f32.16x16x8.xf32{{.*}}bound_by = "tensor.tf32"{{.*}}flops = 4096 : i64
  %5 = rocdl.mfma.f32.16x16x8.xf32 %v2, %v2, %f4, %i, %i, %i
      : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  // 2 * 16 * 16 * 32
  // CHECK: rocdl.mfma.f32.16x16x32.fp8.bf8{{.*}}bound_by = "tensor.f8"{{.*}}flops = 16384 : i64
  %6 = rocdl.mfma.f32.16x16x32.fp8.bf8 %l, %l, %f4, %i, %i, %i
      : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  // CHECK: rocdl.mfma.i32.16x16x32.i8{{.*}}bound_by = "tensor.i8"{{.*}}iops = 16384 : i64
  %7 = rocdl.mfma.i32.16x16x32.i8 %l, %l, %i4, %i, %i, %i
      : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  return
}

// The left operand is structured-sparse, two of four; k counts its zeros. The
// target names no sparse rate, so that they are multiplied like all else.
// CHECK-LABEL: func.func @sparse(
func.func @sparse(%h4: vector<4xf16>, %h8: vector<8xf16>, %f4: vector<4xf32>, %i: i32) {
  // 2 * 16 * 16 * 32
  // CHECK: rocdl.smfmac.f32.16x16x32.f16{{.*}}bound_by = "tensor.f16"{{.*}}flops = 16384 : i64
  %0 = rocdl.smfmac.f32.16x16x32.f16 %h4, %h8, %f4, %i, %i, %i
      : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  return
}

// The four lower bits of an operand choose between f8, f6 and f4.
// CHECK-LABEL: func.func @mixed(
func.func @mixed(%i8: vector<8xi32>, %f4: vector<4xf32>, %i: i32) {
  // CHECK: rocdl.mfma.scale.f32.16x16x128.f8f6f4{{.*}}roofline.unmodelled = "a product whose types are chosen by operands"
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %i8, %i8, %f4, %i, %i, %i, %i, %i, %i
      : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  return
}

// CHECK-LABEL: func.func @others(
func.func @others(%s: !llvm.ptr<3>, %rsrc: !llvm.ptr<8>, %i: i32, %x: f32) {
  // CHECK-NOT: roofline
  %0 = rocdl.workitem.id.x : i32
  rocdl.barrier
  rocdl.s.waitcnt 0
  // CHECK: rocdl.raw.ptr.buffer.load{{.*}}roofline.unmodelled = "memory behind a pointer, which does not say of which buffer"
  %1 = rocdl.raw.ptr.buffer.load %rsrc, %i, %i, %i : f32
  // CHECK: rocdl.ds.read.tr16.b64{{.*}}roofline.cost = {{.*}}hbm_bytes_read = 0 : i64
  %2 = rocdl.ds.read.tr16.b64 %s : !llvm.ptr<3> -> vector<4xf16>
  return
}
