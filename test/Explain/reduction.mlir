// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// Sums of squares: the add takes the issue slot of the multiply, so 16384
// points have 32768 flops in 16384 slots, 2 * 16384 of the 6.69e13. The sums
// start from what %arg1 holds: 128 * 4 bytes more to read.

// CHECK:      loops: d0 = 128, d1 = 128; together 16384 points
// CHECK:      arith.mulf at {{.*}}: 1 x 16384 = 16384 on vector.f32 [arithmetic]
// CHECK-NEXT: issue slots: 1
// CHECK-NEXT: arith.addf at {{.*}}: 1 x 16384 = 16384 on vector.f32 [arithmetic]
// CHECK-NEXT: in the issue slot of the multiply before it
// CHECK-NEXT: flops 32768
// CHECK:      %arg1 (outs 0), elements of 4 B:
// CHECK-NEXT: initial value [d0]: 128 elements x 4 B = 512 B [footprint]
// CHECK:      read 65536 + 512 = 66048 B
// CHECK-NEXT: written 512 B
// CHECK:      vector.f32: 2 x 16384 issue slots / 6.69e+13 per s
#in = affine_map<(i, j) -> (i, j)>
#out = affine_map<(i, j) -> (i)>
func.func @norms(%x: tensor<128x128xf32>, %init: tensor<128xf32>) -> tensor<128xf32> {
  %0 = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<128x128xf32>) outs(%init : tensor<128xf32>) {
  ^bb0(%a: f32, %sum: f32):
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %sum, %p : f32
    linalg.yield %s : f32
  } -> tensor<128xf32>
  return %0 : tensor<128xf32>
}
