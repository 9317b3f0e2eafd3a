// RUN: not roofline-opt --analyze --report=json --what-if=weight=f8 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FORM
// FORM: error: --what-if: 'weight=f8' is no change; there are weights=TYPE, cache=TYPE and operands=TYPE (such as f8E4M3FN or i4), batch*N, target=NAME, tile=MxNxK, tile=best, cluster=MxN, blocks, lanes, bank-conflicts, coalesce, l2-reuse, tf32 and fused, and several with + between them

// RUN: not roofline-opt --analyze --report=json --what-if=weights=fp8 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TYPE
// TYPE: error: --what-if: 'fp8' is no number type with a rate; did you mean 'f8E4M3FN'?

// Reports say f8 of all types of a byte.
// RUN: not roofline-opt --analyze --report=json --what-if=weights=f8 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=F8
// F8: error: --what-if: 'f8' is no number type with a rate; did you mean 'f8E4M3FN'?

// RUN: not roofline-opt --analyze --report=json --what-if=cache=int4 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=INT4
// INT4: error: --what-if: 'int4' is no number type with a rate; did you mean 'i4'?

// RUN: not roofline-opt --analyze --report=json --what-if=operands=half %s \
// RUN:   2>&1 | FileCheck %s --check-prefix=HALF
// HALF: error: --what-if: 'half' is no number type with a rate; known are f64, f32, f16, bf16, f8E4M3FN

// RUN: not roofline-opt --analyze --report=json --what-if='batch*0' %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BATCH
// BATCH: error: --what-if: 'batch*0' needs a number from 1 up to 1073741824, such as batch*4

// RUN: not roofline-opt --analyze --report=json --what-if=target=h300 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TARGET
// TARGET: error: unknown target 'h300'

// RUN: not roofline-opt --analyze --report=json --what-if=tile=128 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TILE
// TILE: error: --what-if: {{.*}}128

// RUN: not roofline-opt --analyze --report=json --what-if='fused+batch*2' %s \
// RUN:   2>&1 | FileCheck %s --check-prefix=FUSED
// FUSED: error: --what-if: 'fused+batch*2' mixes fused with what changes kernels; it goes with target=NAME and tf32 only

// RUN: not roofline-opt --analyze --report=json --what-if=fused \
// RUN:   --fusion=none %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: --what-if=fused and --fusion=none contradict each other; leave one out

// RUN: not roofline-opt --analyze --what-if=tf32 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REPORT
// REPORT: error: --what-if: only reports show it; add --report=text or json

// RUN: not roofline-opt --analyze --report=json --levers=all %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LEVERS
// LEVERS: error: --levers=all is none of 'find' and 'none'

// RUN: not roofline-opt --what-if=tf32 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ANALYZE
// ANALYZE: error: {{.*}}--what-if, --levers{{.*}} need --analyze
func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = math.exp %x : tensor<64xf32>
  return %y : tensor<64xf32>
}
