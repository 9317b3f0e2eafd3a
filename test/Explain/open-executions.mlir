// How often the kernel runs is open, but what each execution reaches is not: the
// ratios are of formulas in which N cancels.
//
// RUN: roofline-opt --analyze --explain=all %s -o /dev/null 2>&1 | FileCheck %s
//
// N times 1024 additions, 4096 bytes read and 4096 written at 3.35 TB/s:
// 1024 / 8192 = 0.125 op/B, times 3.35e12 is 4.1875e11 op/s, and of 66.9e12
// that is 0.625934 %.
//
// CHECK: intensity = 1024*N / 8192*N B = 0.125 op/B
// CHECK-NEXT: attainable = 1024*N / (8192*N / 3.35e+12) s = 4.1875e+11 op/s
// CHECK-NEXT: ridge = 6.69e+13 / 3.35e+12 = 19.9701 op/B, of vector.f32
// CHECK-NEXT: % of peak = 100 x 1024*N / 6.69e+13 / (8192*N / 3.35e+12) = 0.625934, of vector.f32
func.func @steps(%x: tensor<1024xf32>, %n: index {roofline.dims = ["N"]})
    -> tensor<1024xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x)
      -> (tensor<1024xf32>) {
    %e = tensor.empty() : tensor<1024xf32>
    %y = linalg.add ins(%a, %a : tensor<1024xf32>, tensor<1024xf32>)
                    outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
    scf.yield %y : tensor<1024xf32>
  }
  return %r : tensor<1024xf32>
}
