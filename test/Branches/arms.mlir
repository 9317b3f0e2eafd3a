// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// The arm that takes the most time counts, whatever form the branch has; an arm
// counts with all that it calls and repeats.

func.func private @heavy(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.addf %x, %x : tensor<64xf32>
  %1 = arith.addf %0, %x : tensor<64xf32>
  return %1 : tensor<64xf32>
}

// CHECK-LABEL: @switch
// CHECK: arith.mulf
// CHECK-SAME: taken = false
// CHECK: arith.subf
// CHECK-SAME: branch = true
// CHECK-SAME: executions = 3 : i64
// CHECK-NOT: taken
// CHECK: call @heavy
func.func @switch(%which: index, %x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.index_switch %which -> tensor<64xf32>
  case 0 {
    %0 = arith.mulf %x, %x : tensor<64xf32>
    scf.yield %0 : tensor<64xf32>
  }
  case 1 {
    %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x)
        -> tensor<64xf32> {
      %1 = arith.subf %a, %x : tensor<64xf32>
      scf.yield %1 : tensor<64xf32>
    }
    scf.yield %0 : tensor<64xf32>
  }
  default {
    %0 = func.call @heavy(%x) : (tensor<64xf32>) -> tensor<64xf32>
    scf.yield %0 : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// Three kernels of 64 against one and against two: 192 flops.
// REPORT: "name": "switch",
// REPORT: "flops": 192,

// A condition that is known leaves no choice.
// CHECK-LABEL: @known
// CHECK: arith.mulf
// CHECK-NOT: taken
// CHECK: arith.addf %{{.*}} : tensor<64xf32>
// REPORT: "name": "known",
// REPORT: "flops": 64,
func.func @known(%x: tensor<64xf32>) -> tensor<64xf32> {
  %true = arith.constant true
  %r = scf.if %true -> tensor<64xf32> {
    %0 = arith.mulf %x, %x : tensor<64xf32>
    scf.yield %0 : tensor<64xf32>
  } else {
    %0 = arith.addf %x, %x : tensor<64xf32>
    %1 = arith.addf %0, %x : tensor<64xf32>
    scf.yield %1 : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// No else: what may run counts.
// REPORT: "name": "maybe",
// REPORT: "flops": 64,
func.func @maybe(%p: i1, %x: tensor<64xf32>) {
  scf.if %p {
    %0 = arith.mulf %x, %x : tensor<64xf32>
  }
  return
}
