// RUN: roofline-opt --analyze --target=h100-pcie --report=text:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --report=text:- %S/floor-of-one-kernel-has-a-speedup.mlir -o /dev/null | FileCheck %s --check-prefix=NONE

// A product at the roof of the tensor unit, and an addition per element of it
// on the vector unit beside it: 756.4 TFLOP/s * (1 + 1 / 2048) = 756.8. What
// looks like more than the peak is said to be a sum.
// CHECK: h100-pcie (option): tensor.bf16 756 TFLOP/s
// CHECK: scf.forall {{.*}} tensor.bf16 {{.*}} 757 TFLOP/s 100%
// CHECK: - Attainable counts the work of all units, so that it may be above the
// NONE-NOT: Attainable counts
!t = tensor<256x256xbf16>
func.func @f(%a: tensor<4096x1024xbf16>, %b: tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16> {
  %zero = arith.constant 0.0 : bf16
  %c = tensor.empty() : tensor<4096x4096xbf16>
  %r = scf.forall (%i, %j) = (0, 0) to (4096, 4096) step (256, 256)
      shared_outs(%o = %c) -> tensor<4096x4096xbf16> {
    %as = tensor.extract_slice %a[%i, 0] [256, 1024] [1, 1] : tensor<4096x1024xbf16> to tensor<256x1024xbf16>
    %bs = tensor.extract_slice %b[0, %j] [1024, 256] [1, 1] : tensor<1024x4096xbf16> to tensor<1024x256xbf16>
    %e = tensor.empty() : !t
    %init = linalg.fill ins(%zero : bf16) outs(%e : !t) -> !t
    %p = linalg.matmul ins(%as, %bs : tensor<256x1024xbf16>, tensor<1024x256xbf16>) outs(%init : !t) -> !t
    %s = linalg.add ins(%p, %p : !t, !t) outs(%e : !t) -> !t
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j] [256, 256] [1, 1] : !t into tensor<4096x4096xbf16>
    }
  }
  return %r : tensor<4096x4096xbf16>
}
