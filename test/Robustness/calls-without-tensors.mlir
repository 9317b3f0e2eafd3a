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
// CHECK: call @layer() {roofline.unmodelled = "calls are not followed yet (callee @layer)"}
// CHECK: call @lanes({{.*}}) {roofline.unmodelled = "calls are not followed yet (callee @lanes)"}
// CHECK: call @scalar({{.*}}) {roofline.unmodelled = "calls are not followed yet (callee @scalar)"}
// CHECK: call_indirect {{.*}} {roofline.unmodelled = "indirect calls are not followed"}
// STRICT: error: 'func.call' is not modelled: calls are not followed yet (callee @layer)
// STRICT: error: 'func.call' is not modelled: calls are not followed yet (callee @lanes)
// STRICT: error: 'func.call' is not modelled: calls are not followed yet (callee @scalar)
// STRICT: error: 'func.call_indirect' is not modelled: indirect calls are not followed
// REPORT: "complete": false
func.func @main(%v: vector<4xf32>, %n: i32, %f: () -> ()) {
  call @layer() : () -> ()
  %0 = call @lanes(%v) : (vector<4xf32>) -> vector<4xf32>
  call @scalar(%n) : (i32) -> ()
  call_indirect %f() : () -> ()
  return
}
