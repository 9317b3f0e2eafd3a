// RUN: roofline-opt --analyze --allow-unregistered-dialect --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Vectors and matrix fragments hold data: what computes on them and has no
// model is listed, though it moves no memory.

// CHECK-LABEL: func.func @computes(
// REPORT: "complete": false
func.func @computes(%v: vector<8xf32>) {
  // CHECK: x86vector.avx.rsqrt {{.*}}roofline.unmodelled = "no cost model for this op"
  %1 = x86vector.avx.rsqrt %v : vector<8xf32>
  // CHECK: llvm.fadd {{.*}}roofline.unmodelled = "no cost model for this op"
  %2 = llvm.fadd %v, %v : vector<8xf32>
  // CHECK: "some.op"{{.*}}roofline.unmodelled = "no cost model for this op"
  %3 = "some.op"(%v) : (vector<8xf32>) -> f32
  return
}
