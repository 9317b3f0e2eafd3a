// RUN: roofline-opt --analyze --target=h100 --sweep=B=1:512:log --report=svg:- %s -o /dev/null | FileCheck %s

// B x 8192 by 8192 x 8192 in bf16, with an old result: 134,217,728 B flops and
// 134,217,728 + 49,152 B bytes. 1: 0.9996; 512: 6.87e10 / 159,383,552 = 431.

// CHECK: <title>h100-sxm, svg-of-a-sweep.mlir: 1 kernel, B = 1 to 512</title>
// CHECK: paths along B: 2.</desc>
// CHECK: class="m sum"{{.*}}<title>B = 1, total: 1.00 FLOP/B, 3.35 TFLOP/s</title>
// CHECK: class="m hbm"{{.*}}<title>B = 256, linalg.matmul:
// CHECK-SAME: bound by hbm
// CHECK: class="m tensor"{{.*}}<title>B = 512, linalg.matmul: 431 FLOP/B, 989 TFLOP/s, bound by tensor.bf16</title>
// CHECK: >a: B = 512</text>
// CHECK: >1.00 {{.*}} 431</text>
// CHECK: >hbm {{.*}} tensor.bf16</text>
// CHECK-NOT: not drawn
!x = tensor<?x8192xbf16>
!w = tensor<8192x8192xbf16>
func.func @f(%x: !x {roofline.dims = ["B", ""]}, %w: !w, %i: !x) -> !x {
  %y = linalg.matmul ins(%x, %w : !x, !w) outs(%i : !x) -> !x
  return %y : !x
}
