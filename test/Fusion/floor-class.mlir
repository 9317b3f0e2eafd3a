// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --fusion-threshold=0.1 --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=LOW
// RUN: not roofline-opt --analyze --fusion-threshold=-1 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not roofline-opt --analyze --fusion=maybe %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODE
//
// exp has 1 flop for 8 bytes, the sum of rows 1 for 4 but is not elementwise.
// 8,388,608 and 4,194,304 + 4,096 bytes: 8,388,608 of 12,587,008 are 66.6%.

// CHECK: - Floor class: 1 elementwise kernel under 1.00 flop/B, 66.6% of the time
// LOW-NOT: Floor class
// BAD: error: --fusion-threshold is not 0 or more; it is an intensity in operations per byte
// MODE: error: --fusion=maybe is none of 'plan', 'direct' and 'none'

!t = tensor<1024x1024xf32>
!v = tensor<1024xf32>
func.func @f(%x: !t, %y: !t) -> (!t, !v) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !t
  %ev = tensor.empty() : !v
  %i = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %s = linalg.reduce {arith.addf} ins(%y : !t) outs(%i : !v) dimensions = [1]
  return %a, %s : !t, !v
}
