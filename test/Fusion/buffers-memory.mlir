// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// Two buffers of 1024 * 1024 * 4 = 4,194,304 bytes between three ops: both are
// there while abs runs. As one kernel the three need none of them.
// CHECK: "memory": {
// CHECK-NEXT: "arguments": 8388608,
// CHECK-NEXT: "constants": 0,
// CHECK-NEXT: "temporaries": 8388608,
// CHECK-NEXT: "fused_temporaries": 0,

!t = memref<1024x1024xf32>
func.func @f(%x: !t, %y: !t) {
  %a = memref.alloc() : !t
  %b = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  linalg.abs ins(%a : !t) outs(%b : !t)
  linalg.exp ins(%b : !t) outs(%y : !t)
  return
}
