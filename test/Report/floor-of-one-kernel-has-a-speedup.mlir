// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --report=text:- %s -o /dev/null | FileCheck %s

// A program of one kernel has nothing to fuse, and yet a floor below it: the
// tiles read A and B 64 times from L2, 17179869184 + 134217728 bytes at 6.65
// TB/s in 2.60 ms, where 2 * 8192^3 flops take 1.11 ms at 989.4 TFLOP/s: 2.34.
//
// Both rows speak of regimes.
// CHECK: total {{.*}} regime
// CHECK: unfused {{.*}} memory-bound {{.*}} 2.60 ms
// CHECK: floor {{.*}} compute-bound {{.*}} 1.11 ms 2.34x{{$}}
!t = tensor<8192x8192xbf16>
func.func @f(%a: !t, %b: !t) -> !t {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : !t
  %init = linalg.fill ins(%zero : bf16) outs(%empty : !t) -> !t
  %c = linalg.matmul ins(%a, %b : !t, !t) outs(%init : !t) -> !t
  return %c : !t
}
