// RUN: roofline-opt --analyze --levers=none --explain=all --target=h100 %s -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt --analyze --levers=none --explain=0 --allow-tf32 --target=h100 %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TF32
// RUN: roofline-opt --analyze --levers=none --explain=1 --target=a100 %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=A100

// f32 keeps its precision unless tf32 is allowed; f8 runs as f16 on an A100,
// which has no rate for it; no target has one for i64. 2 * 8^3 = 1024.

// CHECK:      kernel 0: linalg.matmul
// CHECK:      arith.mulf, arith.addf: 2 x 512 = 1024 on vector.f32 [contraction]
// CHECK-NEXT: multiply-add of f32 into f32; operands enter the multiply as f32, which no tensor unit here multiplies exactly (--allow-tf32 rounds them); issue slots: 1
// CHECK:      kernel 1: linalg.matmul
// CHECK:      2 x 512 = 1024 on tensor.f8
// CHECK-NEXT: multiply-add of f8 into f32; operands enter the multiply as f8
// CHECK:      kernel 2: arith.muli
// CHECK:      arith.muli at {{.*}}: 1 x 64 = 64 on vector.i64 [
// CHECK-NEXT: no rate here for i64: the roof is unknown
// CHECK:      vector.i64: no rate on this target, so that the time is a lower bound

// TF32: 2 x 512 = 1024 on tensor.tf32
// TF32-NEXT: multiply-add of f32 into f32; tf32 is allowed for f32 products
// TF32: assumed: cold caches, tf32 for f32 products

// A100: 2 x 512 = 1024 on tensor.f16
// A100-NEXT: operands enter the multiply as f8, for which there is no rate here; f16 is the next wider one that has one
func.func @units(%a: tensor<8x8xf32>, %b: tensor<8x8xf8E4M3FN>, %c: tensor<8x8xi64>) {
  %0 = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%b, %b : tensor<8x8xf8E4M3FN>, tensor<8x8xf8E4M3FN>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = arith.muli %c, %c : tensor<8x8xi64>
  return
}
