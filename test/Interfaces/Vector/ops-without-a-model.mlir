// RUN: roofline-opt --analyze --allow-unregistered-dialect --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Vectors and matrix fragments hold data: what computes on them and has no
// model is listed, though it moves no memory.

// CHECK-LABEL: func.func @computes(
// REPORT: "complete": false
func.func @computes(%a: vector<4x2xf16>, %b: vector<2x2xf16>,
                    %c: vector<2x2xf32>, %v: vector<8xf32>,
                    %x: !gpu.mma_matrix<16x16xf16, "AOp">,
                    %y: !gpu.mma_matrix<16x16xf16, "BOp">,
                    %z: !gpu.mma_matrix<16x16xf32, "COp">) {
  // CHECK: nvgpu.mma.sync{{.*}}roofline.unmodelled = "no cost model for this op"
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]}
      : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  // CHECK: x86vector.avx.rsqrt {{.*}}roofline.unmodelled = "no cost model for this op"
  %1 = x86vector.avx.rsqrt %v : vector<8xf32>
  // CHECK: llvm.fadd {{.*}}roofline.unmodelled = "no cost model for this op"
  %2 = llvm.fadd %v, %v : vector<8xf32>
  // CHECK: "some.op"{{.*}}roofline.unmodelled = "no cost model for this op"
  %3 = "some.op"(%v) : (vector<8xf32>) -> f32
  // CHECK: gpu.subgroup_mma_compute {{.*}}roofline.unmodelled = "no cost model for this op"
  %4 = gpu.subgroup_mma_compute %x, %y, %z
      : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">
        -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
