// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// An op outside writes over what the group makes and reads nothing of it: that is
// not kept for it.

// 32 elements: a square and a sum of each, x read and the sum written.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 64,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 128,
// CHECK-NEXT: "written": 128,
// CHECK:      "op": "linalg.exp",

func.func @overwritten(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>)
    -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %e = tensor.empty() : tensor<8x4xf32>
  %a = linalg.square {test.group = 0} ins(%x : tensor<8x4xf32>)
      outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %b = linalg.add {test.group = 0} ins(%a, %x : tensor<8x4xf32>, tensor<8x4xf32>)
      outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %c = linalg.exp ins(%y : tensor<8x4xf32>) outs(%a : tensor<8x4xf32>)
      -> tensor<8x4xf32>
  return %b, %c : tensor<8x4xf32>, tensor<8x4xf32>
}
