// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Loops in an arm turn as often as each call says, in jumps between blocks too.
// The first arm adds 64 elements in every turn, the second multiplies 640: 10
// times as many bytes as a turn.

func.func private @structured(%p: i1, %n: index, %x: tensor<64xf32>,
                              %y: tensor<640xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %p {
    scf.for %i = %c0 to %n step %c1 {
      %0 = arith.addf %x, %x : tensor<64xf32>
    }
  } else {
    %0 = arith.mulf %y, %y : tensor<640xf32>
  }
  return
}

func.func private @blocks(%p: i1, %n: index, %x: tensor<64xf32>,
                          %y: tensor<640xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %p, ^turns, ^once
^turns:
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addf %x, %x : tensor<64xf32>
  }
  cf.br ^end
^once:
  %1 = arith.mulf %y, %y : tensor<640xf32>
  cf.br ^end
^end:
  return
}

// 3 turns are less than 640 elements, 100 turns more: 640 + 6400 = 7040 flops.
// CHECK: "name": "main",
// CHECK: "flops": 7040,
// CHECK: "name": "main_of_blocks",
// CHECK: "flops": 7040,
// CHECK: "unmodelled": [],
func.func @main(%p: i1, %x: tensor<64xf32>, %y: tensor<640xf32>) {
  %c3 = arith.constant 3 : index
  %c100 = arith.constant 100 : index
  call @structured(%p, %c3, %x, %y)
      : (i1, index, tensor<64xf32>, tensor<640xf32>) -> ()
  call @structured(%p, %c100, %x, %y)
      : (i1, index, tensor<64xf32>, tensor<640xf32>) -> ()
  return
}
func.func @main_of_blocks(%p: i1, %x: tensor<64xf32>, %y: tensor<640xf32>) {
  %c3 = arith.constant 3 : index
  %c100 = arith.constant 100 : index
  call @blocks(%p, %c3, %x, %y)
      : (i1, index, tensor<64xf32>, tensor<640xf32>) -> ()
  call @blocks(%p, %c100, %x, %y)
      : (i1, index, tensor<64xf32>, tensor<640xf32>) -> ()
  return
}
