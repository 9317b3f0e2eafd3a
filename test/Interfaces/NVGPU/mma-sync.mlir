// RUN: roofline-opt --analyze %s | FileCheck %s
// RUN: roofline-opt --analyze --target=a100 %s | FileCheck --check-prefix=A100 %s

// A warp multiplies m x k by k x n: 2 * m * n * k operations at the operands'
// type, whatever share of the matrices a lane holds.

// CHECK-LABEL: func.func @types(
func.func @types(%h4: vector<4x2xf16>, %h2: vector<2x2xf16>, %f2: vector<2x2xf32>,
                 %hc: vector<2x2xf16>, %i4: vector<4x4xi8>, %i2: vector<2x4xi8>,
                 %n: vector<2x2xi32>, %s: vector<4x1xf32>, %s2: vector<2x1xf32>,
                 %d1: vector<1x1xf64>, %d2: vector<1x2xf64>,
                 %q2: vector<2x8xi4>, %q1: vector<1x8xi4>) {
  // 2 * 16 * 8 * 16
  // CHECK: nvgpu.mma.sync{{.*}}bound_by = "tensor.f16", domain = array<i64: 16, 8, 16>, flops = 4096 : i64
  %0 = nvgpu.mma.sync (%h4, %h2, %f2) {mmaShape = [16, 8, 16]}
      : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  // 2 * 16 * 8 * 32
  // CHECK: nvgpu.mma.sync{{.*}}bound_by = "tensor.i8"{{.*}}iops = 8192 : i64
  %1 = nvgpu.mma.sync (%i4, %i2, %n) {mmaShape = [16, 8, 32]}
      : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  // 2 * 16 * 8 * 32; an H100 does i4 at the i8 rate, an A100 has one for it.
  // CHECK: nvgpu.mma.sync{{.*}}bound_by = "tensor.i8"{{.*}}iops = 8192 : i64
  // A100: nvgpu.mma.sync{{.*}}bound_by = "tensor.i4"{{.*}}iops = 8192 : i64
  %2 = nvgpu.mma.sync (%q2, %q1, %n) {mmaShape = [16, 8, 32]}
      : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  // f32 is tf32 where the op says so, and only there: 2 * 16 * 8 * 8.
  // CHECK: nvgpu.mma.sync{{.*}}bound_by = "tensor.tf32"{{.*}}flops = 2048 : i64
  %3 = nvgpu.mma.sync (%s, %s2, %f2) {mmaShape = [16, 8, 8], tf32Enabled}
      : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  // CHECK: nvgpu.mma.sync{{.*}}bound_by = "vector.f32"{{.*}}flops = 2048 : i64
  %4 = nvgpu.mma.sync (%s, %s2, %f2) {mmaShape = [16, 8, 8]}
      : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  // 2 * 8 * 8 * 4
  // CHECK: nvgpu.mma.sync{{.*}}bound_by = "tensor.f64"{{.*}}flops = 512 : i64
  %5 = nvgpu.mma.sync (%d1, %d1, %d2) {mmaShape = [8, 8, 4]}
      : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}

// The left operand is structured-sparse by construction: k counts its zeros, as
// the sparse rate of an H100 does, 1979 TFLOP/s. 2 * 16 * 8 * 32 flops.
// CHECK-LABEL: func.func @sparse(
func.func @sparse(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>,
                  %meta: vector<2xi16>) {
  // CHECK: nvgpu.mma.sp.sync{{.*}}attainable_flops_per_s = 1.979000e+15 : f64, bound_by = "tensor.f16.sparse"
  // CHECK-SAME: flops = 8192 : i64
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%meta) {mmaShape = [16, 8, 32]}
      : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
