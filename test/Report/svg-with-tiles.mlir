// RUN: roofline-opt --analyze --target=h100 --tiling=128x128x64 --report=svg:- %s -o /dev/null | FileCheck %s

// A kernel bound by L2 stands at its intensity, and a dotted line leads to where
// the slope of L2 holds it: 2 * 8192^3 = 1.0995e12 flops. 128 x 128 tiles read
// A and B 64 times, 17,179,869,184 B, and the old and the new C are 2 *
// 268,435,456 in f32: 17,716,740,096 B at 6.65 TB/s are 2.66 ms, 413 TFLOP/s.
// Main memory moves 2 * 134,217,728 + 2 * 268,435,456: 1,365 flop/B.

// CHECK: <desc>{{.*}}Roofs: hbm 3.35 TB/s, l2 6.65 TB/s per byte of l2, smem {{[0-9.]+}} TB/s per byte of smem, tensor.bf16
// CHECK: >area: share of time; dotted: to the slope that binds</text>
// CHECK: <path class="l l2" {{.*}} stroke-dasharray="1 3"/>
// CHECK-NEXT: <path class="h l2"
// CHECK-NEXT: class="m l2"{{.*}}1.37 k FLOP/B, 413 TFLOP/s, bound by l2
func.func @f(%x: tensor<8192x8192xbf16>, %w: tensor<8192x8192xbf16>, %i: tensor<8192x8192xf32>)
    -> tensor<8192x8192xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<8192x8192xbf16>, tensor<8192x8192xbf16>) outs(%i : tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %y : tensor<8192x8192xf32>
}
