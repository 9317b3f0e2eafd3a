// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: not roofline-opt --analyze --strict %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT

// A callee reaches globals whatever it is called with, so that a call is never
// host work: with nothing, with a vector or with a scalar.

memref.global "private" @w : memref<64x64xf32> = uninitialized

func.func private @layer() {
  %w = memref.get_global @w : memref<64x64xf32>
  linalg.exp ins(%w : memref<64x64xf32>) outs(%w : memref<64x64xf32>)
  return
}
func.func private @lanes(vector<4xf32>) -> vector<4xf32>
func.func private @scalar(i32)

// CHECK-LABEL: func.func @main(
// CHECK: call @layer() : () -> ()
// CHECK: call @lanes({{.*}}) {roofline.unmodelled = "'lanes' has no body and no roofline.external_cost"}
// CHECK: call @scalar({{.*}}) {roofline.unmodelled = "'scalar' has no body and no roofline.external_cost"}
// CHECK: call_indirect {{.*}} {roofline.unmodelled = "indirect calls are not followed"}
// STRICT: error: 'func.call' is not modelled: 'lanes' has no body and no roofline.external_cost
// STRICT: error: 'func.call' is not modelled: 'scalar' has no body and no roofline.external_cost
// STRICT: error: 'func.call_indirect' is not modelled: indirect calls are not followed
// 64*64 exponentials through the global.
// REPORT: "name": "main",
// REPORT: "flops": 4096,
// REPORT: "complete": false
func.func @main(%v: vector<4xf32>, %n: i32, %f: () -> ()) {
  call @layer() : () -> ()
  %0 = call @lanes(%v) : (vector<4xf32>) -> vector<4xf32>
  call @scalar(%n) : (i32) -> ()
  call_indirect %f() : () -> ()
  return
}
