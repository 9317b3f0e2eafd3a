// RUN: roofline-opt --analyze --target=h100 --report=svg:- %s -o /dev/null | FileCheck %s

// Two elementwise ops on 2^24 f32: each reads and writes 134,217,728 B for
// 16,777,216 flops, 0.125 flop/B; as one they have twice the flops for the same
// bytes: 0.250.

// CHECK: >area: share of time; hollow, with arrows: fused</text>
// CHECK: <path class="a" d="M
// CHECK: class="m hbm"{{.*}}<title>linalg.generic {{.*}}2 :{{.*}}0.125 FLOP/B
// CHECK: class="h hbm"{{.*}}<title>fused: generic x2 {{.*}}0.250 FLOP/B{{.*}} 50.0% of the time
#id = affine_map<(i) -> (i)>
func.func @f(%x: tensor<16777216xf32>, %e: tensor<16777216xf32>) -> tensor<16777216xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<16777216xf32>) outs(%e : tensor<16777216xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<16777216xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<16777216xf32>) outs(%e : tensor<16777216xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<16777216xf32>
  return %1 : tensor<16777216xf32>
}
