// RUN: not roofline-opt --analyze --dims=N=1..7 %s 2>&1 | FileCheck --check-prefix=RANGE %s
// RUN: not roofline-opt --analyze --sweep=N=1:7 --dims=B=1 --report=text %s 2>&1 | FileCheck --check-prefix=RANGE %s
// RUN: roofline-opt --analyze --dims=N=1..2 %s | FileCheck --check-prefix=GOOD %s
// RUN: not roofline-opt --analyze --dims=N=1 --dims=S=0..3 %s 2>&1 | FileCheck --check-prefix=ZERO %s
// RUN: roofline-opt --analyze --dims=N=1 --report=json:- -o /dev/null %s | FileCheck --check-prefix=OPEN %s

// A step that some of the sizes make zero or less is an error at the loop, in
// ranges and in sweeps too: 3 - N is 3 - 7 = -4 at the end of 1..7. A step that
// is a size by itself is at least 1 in the list of sizes.

// RANGE: steps-of-some-sizes.mlir:[[#@LINE+14]]:3: error: {{.*}}has a step that is not positive, -N + 3 = -4, for N=7
// GOOD: math.exp
// ZERO: steps-of-some-sizes.mlir:[[#@LINE+15]]:3: error: {{.*}}has a step that is not positive, S = 0, for S=0
// OPEN: "name": "S",
// OPEN-NEXT: "what":
// OPEN-NEXT: "location":
// OPEN-NEXT: "lower": 1,
func.func @f(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]},
             %n: index {roofline.dims = ["N"]},
             %s: index {roofline.dims = ["S"]}) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %m = arith.subi %c3, %n : index
  scf.for %i = %c0 to %c8 step %m {
    %t = math.exp %x : tensor<?x8xf32>
  }
  scf.for %i = %c0 to %c8 step %s {
    %t = math.exp %x : tensor<?x8xf32>
  }
  return
}
