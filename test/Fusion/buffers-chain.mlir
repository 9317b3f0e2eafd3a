// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s --check-prefix=IR
// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --remarks-filter-missed=roofline --remark-format=emitRemark 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK
//
// The chain of plan-chain.mlir on memrefs: 4,194,304 bytes each way.
//   apart      2 * (4,194,304 + 4,194,304) = 16,777,216
//   as one                                    8,388,608, saved 8,388,608
// At 3.35e12 B/s that is 2.504e-6 s.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "form": "elementwise",
// CHECK: "flops": 2097152,
// CHECK: "read": 4194304,
// CHECK-NEXT: "written": 4194304,
// CHECK: "time_s": 2.504{{[0-9]*}}e-06,
// CHECK: "saved_hbm_bytes": 8388608,
// CHECK-NEXT: "speedup": 2,
// CHECK-NEXT: "applied": false,
// CHECK-NEXT: "why_not_applied": "ops are on memrefs; run roofline-fuse before bufferization"
// CHECK: "fused": {
// CHECK: "read": 4194304,
// CHECK-NEXT: "written": 4194304

// IR: linalg.square {roofline.cost = {{.*}}fusion_group = 0
// IR: linalg.exp {roofline.cost = {{.*}}fusion_group = 0

// TEXT: square + exp{{.*}}elementwise{{.*}}16.8 MB -> 8.39 MB
// TEXT: - Not applied by roofline-fuse: 1 of 1 group; ops are on memrefs; run roofline-fuse before bufferization.

// REMARK: fuse linalg.square, linalg.exp

!t = memref<1024x1024xf32>
func.func @f(%x: !t, %y: !t) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  linalg.exp ins(%a : !t) outs(%y : !t)
  memref.dealloc %a : !t
  return
}
