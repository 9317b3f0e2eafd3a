// RUN: not roofline-opt --analyze --sweep=N=1:8 --report=text:- -o /dev/null %s 2>&1 | FileCheck %s
// RUN: roofline-opt --analyze --sweep=N=1:8 --dims=M=4 --report=csv:- -o /dev/null %s | FileCheck --check-prefix=BOUND %s

// An arm that depends on another size than that of the sweep is an error, as
// counts are that do; it is not left out of the totals along the sweep.

// CHECK: --sweep: the counts depend on other sizes too: M; bind them with --dims=M=...

// 4 elements are the slower arm up to N = 4, the first among equals.
// BOUND: 4,total,,1,
// BOUND: 4,arith.mulf,{{[^,]*}},0,
// BOUND: 4,arith.addf,{{[^,]*}},1,
// BOUND: 5,arith.mulf,{{[^,]*}},1,
// BOUND: 5,arith.addf,{{[^,]*}},0,
func.func @main(%p: i1, %x: tensor<?xf32> {roofline.dims = ["M"]},
                %y: tensor<?xf32> {roofline.dims = ["N"]}) {
  scf.if %p {
    %0 = arith.addf %x, %x : tensor<?xf32>
  } else {
    %0 = arith.mulf %y, %y : tensor<?xf32>
  }
  return
}
