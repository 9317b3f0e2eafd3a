// RUN: roofline-opt --analyze --strict --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Constants, casts, printing, and moves between registers: no work, and nothing
// to be listed.

// CHECK-NOT: roofline.cost
// CHECK-NOT: roofline.unmodelled
// REPORT: "complete": true
func.func @moves(%v: vector<8xf32>, %s: f32, %i: i32) {
  %0 = llvm.mlir.constant(dense<1.0> : vector<8xf32>) : vector<8xf32>
  %1 = llvm.mlir.poison : vector<8xf32>
  %2 = llvm.mlir.undef : vector<8xf32>
  %3 = llvm.mlir.zero : vector<8xf32>
  %4 = llvm.insertelement %s, %v[%i : i32] : vector<8xf32>
  %5 = llvm.extractelement %v[%i : i32] : vector<8xf32>
  %6 = llvm.shufflevector %v, %v [0, 2, 4, 6] : vector<8xf32>
  %7 = llvm.bitcast %v : vector<8xf32> to vector<8xi32>
  %8 = builtin.unrealized_conversion_cast %v : vector<8xf32> to vector<2x4xf32>
  vector.print %v : vector<8xf32>
  return
}
