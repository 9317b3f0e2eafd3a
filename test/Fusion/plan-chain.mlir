// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s --check-prefix=IR
//
// Two elementwise ops over 1024 x 1024 f32, 4,194,304 bytes each way.
//   apart      2 * (4,194,304 + 4,194,304) = 16,777,216
//   as one                                    8,388,608, saved 8,388,608
// Each has 1,048,576 flops: 2,097,152 / 8,388,608 = 0.25 FLOP/B against 0.125.
// At 3.35e12 B/s that is 2.504e-6 s instead of 5.008e-6.

// CHECK: "groups": [
// CHECK: "id": 0,
// CHECK-NEXT: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "form": "elementwise",
// CHECK-NEXT: "tile_sizes": [],
// CHECK-NEXT: "tile_order": [],
// CHECK-NEXT: "on_chip_bytes": 0,
// CHECK-NEXT: "flops": 2097152,
// CHECK: "read": 4194304,
// CHECK-NEXT: "written": 4194304,
// CHECK: "intensity": 0.25,
// CHECK: "bound_by": "hbm",
// CHECK: "time_s": 2.504{{[0-9]*}}e-06,
// CHECK: "parts": {
// CHECK: "intensity": 0.125,
// CHECK-NEXT: "time_s": 5.008{{[0-9]*}}e-06
// CHECK: "saved_hbm_bytes": 8388608,
// CHECK-NEXT: "speedup": 2,
// CHECK-NEXT: "applied": false
// CHECK: "fused": {
// CHECK: "read": 4194304,
// CHECK-NEXT: "written": 4194304

// IR: linalg.square {roofline.cost = {{.*}}fusion_group = 0
// IR: linalg.exp {roofline.cost = {{.*}}fusion_group = 0

!t = tensor<1024x1024xf32>
func.func @f(%x: !t) -> !t {
  %e = tensor.empty() : !t
  %s = linalg.square ins(%x : !t) outs(%e : !t) -> !t
  %m = linalg.exp ins(%s : !t) outs(%e : !t) -> !t
  return %m : !t
}
