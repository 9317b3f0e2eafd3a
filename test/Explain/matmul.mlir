// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// 2 * 64 * 4096 * 1024 = 536870912 flops. A is 64 x 1024 and B 1024 x 4096 of
// two bytes, C 64 x 4096 of four: 131072 + 8388608 read, 1048576 written, so
// hbm takes 9568256 / 3.35e12 = 2.8562e-06 s, and the tensor unit
// 536870912 / 9.894e14 = 5.42623e-07 s, 5.26369 times less. Intensity is
// 536870912 / 9568256 = 56.1096, times 3.35e12 = 1.87967e14, which is 18.9981%
// of the peak. Without reuse both operands of each of the 268435456 products
// are read, 4 bytes, and C is stored once: 1073741824 + 1048576.

// CHECK:      kernel 0: linalg.matmul matmul.mlir:[[#]]:8 in @up, on h100-sxm (default)
// CHECK-NEXT: %y = linalg.matmul ins(%x, %w
// CHECK:      loops: d0 = 64, d1 = 4096, d2 = 1024; together 268435456 points
// CHECK:      arith.mulf, arith.addf: 2 x 268435456 = 536870912 on tensor.bf16 [contraction]
// CHECK-NEXT: multiply-add of bf16 into f32; operands enter the multiply as bf16
// CHECK-NEXT: counted as nothing: arith.extf x2 [arithmetic]
// CHECK-NEXT: flops 536870912, of them transcendental 0; iops 0
// CHECK:      %arg0 (ins 0), elements of 2 B:
// CHECK-NEXT: read [d0, d2]: 64 x 1024 = 65536 elements x 2 B = 131072 B [footprint]
// CHECK:      %arg1 (ins 1), elements of 2 B:
// CHECK-NEXT: read [d2, d1]: 1024 x 4096 = 4194304 elements x 2 B = 8388608 B [footprint]
// CHECK:      result 0, elements of 4 B:
// CHECK-NEXT: write [d0, d1]: 64 x 4096 = 262144 elements x 4 B = 1048576 B [footprint]
// CHECK:      linalg.fill at {{.*}} (outs 0): no bytes, the old contents are known and not read [initial-value]
// CHECK-NEXT: read 131072 + 8388608 = 8519680 B
// CHECK-NEXT: written 1048576 B
// CHECK-NEXT: requested, without any reuse, 1074790400 B
// CHECK:      executions: 1
// CHECK:      hbm: 9568256 B / 3.35e+12 per s = 2.8562e-06 s  <- binds
// CHECK-NEXT: tensor.bf16: 536870912 operations / 9.894e+14 per s = 5.42623e-07 s  runner-up, 5.26369 times faster
// CHECK-NEXT: time = 2.8562e-06 s (2.86 us)
// CHECK:      intensity = 536870912 / 9568256 B = 56.1096 op/B
// CHECK-NEXT: attainable = 536870912 / 2.8562e-06 s = 1.87967e+14 op/s = min(tensor.bf16 9.894e+14, 56.1096 x 3.35e+12 = 1.87967e+14)
// CHECK-NEXT: ridge = 9.894e+14 / 3.35e+12 = 295.343 op/B, of tensor.bf16
// CHECK-NEXT: % of peak = 100 x 536870912 / 9.894e+14 / 2.8562e-06 = 18.9981, of tensor.bf16
// CHECK:      assumed: cold caches, no launch overhead in the time, the default target
// CHECK:      contraction: docs/counting.md#units-and-precisions
!x = tensor<64x1024xbf16>
!w = tensor<1024x4096xbf16>
!y = tensor<64x4096xf32>
func.func @up(%x: !x, %w: !w) -> !y {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : !y
  %init = linalg.fill ins(%zero : f32) outs(%empty : !y) -> !y
  %y = linalg.matmul ins(%x, %w : !x, !w) outs(%init : !y) -> !y
  return %y : !y
}
