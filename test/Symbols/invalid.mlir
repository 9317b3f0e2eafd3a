// RUN: not roofline-opt --analyze --dims=C=4 %s 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// RUN: not roofline-opt --analyze --dims=B=4 --dims=B=5 %s 2>&1 | FileCheck --check-prefix=TWICE %s
// RUN: not roofline-opt --analyze --dims=B %s 2>&1 | FileCheck --check-prefix=FORM %s
// RUN: not roofline-opt --analyze --dims=B=-1 %s 2>&1 | FileCheck --check-prefix=NEGATIVE %s
// RUN: not roofline-opt --analyze --dims=B=9..2 %s 2>&1 | FileCheck --check-prefix=EMPTY %s
// RUN: not roofline-opt --analyze --dims=B=9223372036854775808 %s 2>&1 | FileCheck --check-prefix=HUGE %s
// RUN: not roofline-opt --analyze --dims=B=8,arg1_d0=4 %s 2>&1 | FileCheck --check-prefix=CONTRADICTION %s
// RUN: not roofline-opt --dims=B=8 %s 2>&1 | FileCheck --check-prefix=ALONE %s

// Every mistake in a binding is an error that says what is wrong.

// UNKNOWN: error: no dimension is called 'C'; there are: B, arg1_d0
// TWICE: error: {{.*}}'B' is bound twice
// FORM: error: {{.*}}'B'
// NEGATIVE: error: {{.*}}B=-1
// EMPTY: error: {{.*}}B=9..2
// HUGE: error: {{.*}}9223372036854775808
// CONTRADICTION: invalid.mlir:[[#@LINE+6]]:{{[0-9]+}}: error: {{.*}}the sizes 8 and 4 must be equal here{{.*}}B=8, arg1_d0=4
// ALONE: error: --target, --ceilings, --dims,
func.func @f(%a: tensor<?xf32> {roofline.dims = ["B"]}, %b: tensor<?xf32>)
    -> tensor<?xf32> {
  // The addition makes both sizes one.

  %r = arith.addf %a, %b : tensor<?xf32>
  return %r : tensor<?xf32>
}
