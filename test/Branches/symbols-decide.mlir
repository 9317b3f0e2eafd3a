// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --dims=N=1..10 %s | FileCheck --check-prefix=RANGE %s

// Arms compare for all values of the symbols: two additions take longer than
// one. Where they do not, no arm counts and the branch is not modelled.

// CHECK-LABEL: @more_of_the_same
// CHECK: arith.addf
// CHECK-SAME: taken = false
// CHECK: arith.addf
// CHECK-NOT: taken
// CHECK: arith.addf
// CHECK-NOT: taken
// REPORT: "name": "more_of_the_same",
// REPORT: "expr": {
// REPORT: "flops": "2*N",
func.func @more_of_the_same(%p: i1, %x: tensor<?xf32> {roofline.dims = ["N"]})
    -> tensor<?xf32> {
  %r = scf.if %p -> tensor<?xf32> {
    %0 = arith.addf %x, %x : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    %0 = arith.addf %x, %x : tensor<?xf32>
    %1 = arith.addf %0, %x : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// N against 1024: it depends, unless N is at most 10.
// CHECK-LABEL: @one_or_the_other
// CHECK: scf.if
// CHECK: roofline.unmodelled = "which arm takes more time depends on sizes that are not known; bind them with --dims"
// RANGE-LABEL: @one_or_the_other
// RANGE: arith.addf
// RANGE-SAME: taken = false
// RANGE: arith.mulf
// RANGE-NOT: taken
// RANGE: return
func.func @one_or_the_other(%p: i1, %x: tensor<?xf32> {roofline.dims = ["N"]},
                            %y: tensor<1024xf32>) {
  scf.if %p {
    %0 = arith.addf %x, %x : tensor<?xf32>
  } else {
    %0 = arith.mulf %y, %y : tensor<1024xf32>
  }
  return
}
