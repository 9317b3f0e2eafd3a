// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %validate_report %t.json

// Functions of a dialect that works on scalars and addresses are listed as a
// whole; anything else that is a function of tensors is read like one of func.

// CHECK: llvm.func @low
// CHECK: roofline.unmodelled = "functions of dialect 'llvm' are not modelled yet"
// CHECK: ml_program.func @program
// CHECK: arith.addf
// CHECK-SAME: flops = 4 : i64
// CHECK: tosa.matmul
// CHECK-SAME: roofline.unmodelled = "no cost model for this op"
// REPORT: "name": "program",
// REPORT: "flops": 4,
// REPORT: "complete": false
llvm.func @low(%p: !llvm.ptr) {
  llvm.return
}

ml_program.func @program(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  ml_program.return %r : tensor<4xf32>
}

func.func @high(%x: tensor<1x4x4xf32>, %zero: tensor<1xf32>)
    -> tensor<1x4x4xf32> {
  %r = tosa.matmul %x, %x, %zero, %zero
      : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x4x4xf32>
  return %r : tensor<1x4x4xf32>
}
