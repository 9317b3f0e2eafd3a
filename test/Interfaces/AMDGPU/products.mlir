// RUN: roofline-opt --analyze --target=mi300x %s | FileCheck %s

// A wavefront multiplies: 2 * blocks * m * n * k operations.

// CHECK-LABEL: func.func @mfma(
func.func @mfma(%h4: vector<4xf16>, %f: f32, %c: i8, %b8: vector<8xi8>, %e8: vector<8xf8E4M3FNUZ>,
                %f4: vector<4xf32>, %f32: vector<32xf32>, %i4: vector<4xi32>, %v2: vector<2xf32>) {
  // CHECK: amdgpu.mfma 16x16x16{{.*}}bound_by = "tensor.f16", domain = array<i64: 16, 16, 16>, flops = 8192 : i64
  %0 = amdgpu.mfma 16x16x16 %h4 * %h4 + %f4 blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  // CHECK: amdgpu.mfma 32x32x1{{.*}}bound_by = "tensor.f32", domain = array<i64: 2, 32, 32, 1>, flops = 4096 : i64
  %1 = amdgpu.mfma 32x32x1 %f * %f + %f32 {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32}
      blgp = bcast_second_32 : f32, f32, vector<32xf32>
  // CHECK: amdgpu.mfma 16x16x32{{.*}}bound_by = "tensor.i8"{{.*}}iops = 16384 : i64
  %2 = amdgpu.mfma 16x16x32 %b8 * %b8 + %i4 blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
  // CHECK: amdgpu.mfma 16x16x32{{.*}}bound_by = "tensor.f8"{{.*}}flops = 16384 : i64
  %3 = amdgpu.mfma 16x16x32 %e8 * %e8 + %f4 blgp = none
      : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  // What AMD calls xf32: 2 * 16 * 16 * 8.
  // CHECK: amdgpu.mfma 16x16x8{{.*}}bound_by = "tensor.tf32"{{.*}}flops = 4096 : i64
  %4 = amdgpu.mfma 16x16x8 %v2 * %v2 + %f4 {reducePrecision} blgp = none
      : vector<2xf32>, vector<2xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @others(
func.func @others(%h8: vector<8xf16>, %h16: vector<16xf16>, %h4: vector<4xf16>, %f4: vector<4xf32>,
                  %idx: vector<4xi8>, %f8: vector<8xf32>,
                  %scale: vector<4xf8E8M0FNU>, %q: vector<32xf4E2M1FN>) {
  // 2 * 16 * 16 * 16
  // CHECK: amdgpu.wmma{{.*}}bound_by = "tensor.f16"{{.*}}flops = 8192 : i64
  %0 = amdgpu.wmma 16x16x16 %h16 * %h16 + %f8 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  // 2 * 16 * 16 * 32, at the dense rate where a target names no sparse one.
  // CHECK: amdgpu.sparse_mfma{{.*}}bound_by = "tensor.f16"{{.*}}flops = 16384 : i64
  %1 = amdgpu.sparse_mfma 16x16x32 %h4 * %h8 + %f4 sparse(%idx : vector<4xi8>)
      : vector<4xf16>, vector<8xf16>, vector<4xf32>
  // 2 * 16 * 16 * 128; scaling is part of the instruction.
  // CHECK: amdgpu.scaled_mfma{{.*}}flops = 65536 : i64
  %2 = amdgpu.scaled_mfma 16x16x128 (%scale[0] * %q) * (%scale[0] * %q) + %f4
      : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return
}
