// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A producer that the last op broadcasts is computed again in every row.

// 16*32 = 512 elements: the square of b again in each, and the sum, 1024 flops.
// x and b are read, 2048 + 128 bytes, and the sum is written, 2048.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 1024,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 2176,
// CHECK-NEXT: "written": 2048,
// CHECK-NOT:  "op":
// CHECK:      "functions":

#id = affine_map<(i, j) -> (i, j)>
func.func @bias(%x: tensor<16x32xf32>, %b: tensor<32xf32>)
    -> tensor<16x32xf32> {
  %ev = tensor.empty() : tensor<32xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %n = linalg.square {test.group = 0} ins(%b : tensor<32xf32>)
      outs(%ev : tensor<32xf32>) -> tensor<32xf32>
  %0 = linalg.broadcast ins(%n : tensor<32xf32>)
      outs(%e : tensor<16x32xf32>) dimensions = [0] {test.group = 0}
  %1 = linalg.add {test.group = 0}
      ins(%x, %0 : tensor<16x32xf32>, tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
