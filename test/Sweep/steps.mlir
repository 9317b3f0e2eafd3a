// RUN: roofline-opt --analyze --sweep=B=1:512 --report=text:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --sweep=B=1:300:100 --report=csv:- %s -o /dev/null | FileCheck %s --check-prefix=STEP
// RUN: roofline-opt --analyze --sweep=B=3:40:log --report=csv:- %s -o /dev/null | FileCheck %s --check-prefix=LOG
// RUN: roofline-opt --analyze --sweep=B=64:64 --report=csv:- %s -o /dev/null | FileCheck %s --check-prefix=ONE
// RUN: roofline-opt --analyze --sweep=B=1:4096 --report=csv:- %s -o /dev/null | count 8193
// RUN: roofline-opt --analyze --sweep=B=4611686018427387904:9223372036854775807:log --report=csv:- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=LAST
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-annotate{sweep=B=3:40:log report=csv:-})' %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=LOG

// B x 8192 by 8192 x 8192 in bf16: 134217728 B flops, 134217728 + 32768 B bytes.

// At most 20 rows, with the crossing: 318 * 134217728 / 144637952 = 295.1 is
// under the ridge of 295.3, 319 * 134217728 / 144670720 = 295.95 is over it.
// CHECK:      Sweep over B, total; 20 of 512 values, with those at changes of regime:
// CHECK-NEXT:   B  flop/B  regime            attainable     time
// CHECK-NEXT:   1    1.00  memory-bound   3.35 TFLOP/s  40.1 us
// CHECK-COUNT-8: {{ memory-bound }}
// CHECK:      318     295  memory-bound    989 TFLOP/s  43.2 us
// CHECK-NEXT: 319     296  compute-bound   989 TFLOP/s  43.3 us
// CHECK:      512     455  compute-bound   989 TFLOP/s  69.5 us
// CHECK-NEXT: Bound by, in steps of the sweep:
// CHECK-NEXT: - linalg.matmul :[[#]]:8: hbm up to B = 318, tensor.bf16 from B = 319

// The last value is there whatever the step.
// STEP: B,series,
// STEP-NEXT: 1,total,
// STEP-NEXT: 1,linalg.matmul,
// STEP-NEXT: 101,total,
// STEP-NEXT: 101,linalg.matmul,
// STEP-NEXT: 201,total,
// STEP-NEXT: 201,linalg.matmul,
// STEP-NEXT: 300,total,
// STEP-NEXT: 300,linalg.matmul,{{.*}}
// STEP-NOT: {{.}}

// LOG: B,series,
// LOG-NEXT: 3,total,
// LOG: 6,total,
// LOG: 12,total,
// LOG: 24,total,
// LOG: 40,total,
// LOG-NEXT: 40,linalg.matmul,{{.*}}
// LOG-NOT: {{.}}

// 64 * 134217728 / 136314880 = 63.0153846..., which bandwidth makes 211.1e12.
// ONE: B,series,location,kernels,intensity,bound_by,regime,attainable_flops_per_s,time_s
// ONE-NEXT: 64,total,,1,63.015384615384619,,memory-bound,211101538461538.47,4.0691008955223879e-05
// ONE-NEXT: 64,linalg.matmul,steps.mlir:[[#]]:8,1,63.015384615384619,hbm,memory-bound,211101538461538.47,4.0691008955223879e-05
// ONE-NOT: {{.}}

// LAST: B,series,
// LAST-NEXT: 4611686018427387904,total,
// LAST: 9223372036854775807,total,
// LAST-NEXT: 9223372036854775807,linalg.matmul,{{.*}}
// LAST-NOT: {{.}}
func.func @decode(%x: tensor<?x8192xbf16> {roofline.dims = ["B", ""]},
                  %w: tensor<8192x8192xbf16>) -> tensor<?x8192xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x8192xbf16>
  %e = tensor.empty(%b) : tensor<?x8192xbf16>
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<?x8192xbf16>)
      -> tensor<?x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<?x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%i : tensor<?x8192xbf16>) -> tensor<?x8192xbf16>
  return %y : tensor<?x8192xbf16>
}
