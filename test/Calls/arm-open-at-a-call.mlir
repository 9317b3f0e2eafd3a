// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=N=1..1024 --report=json:- -o /dev/null %s | FileCheck --check-prefix=SMALL %s
// RUN: roofline-opt --analyze --dims=N=4096 --report=json:- -o /dev/null %s | FileCheck --check-prefix=LARGE %s

// A call whose sizes leave the arm open keeps its branch from being modelled;
// another call of the same function is counted.

func.func private @either(%p: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>) {
  scf.if %p {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

// The call with 16 rows: 1024*256 = 262144 flops. The other has none, or as
// many where N is at most 1024, or 4096*256 = 1048576 more.
// CHECK: "name": "main",
// CHECK: "flops": 262144,
// CHECK: "undecided_branches": 1,
// CHECK: "op": "scf.if",
// CHECK-NEXT: "count": 1,
// CHECK: "why": "which arm takes more time depends on sizes that are not known; bind them with --dims",
// CHECK: "complete": false
// SMALL: "name": "main",
// SMALL: "flops": 524288,
// SMALL: "complete": true
// LARGE: "name": "main",
// LARGE: "flops": 1310720,
// LARGE: "complete": true
func.func @main(%p: i1, %a: tensor<16x256xf32>,
                %b: tensor<?x256xf32> {roofline.dims = ["N", ""]},
                %y: tensor<1024x256xf32>) {
  %any = tensor.cast %a : tensor<16x256xf32> to tensor<?x256xf32>
  call @either(%p, %any, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  call @either(%p, %b, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  return
}
