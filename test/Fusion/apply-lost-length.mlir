// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Nothing but the index is summed: in one op no operand says how long the sum
// is, so that it gets one that nobody reads.

// 4*8 = 32 additions, and 32 of k. The init, 16 bytes, is read and the sum written.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 64,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 16,
// CHECK-NEXT: "written": 16,
// CHECK-NOT:  "op":
// CHECK:      "functions":

func.func @positions(%i: tensor<4xf32>, %k: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<4x8xf32>) attrs = {test.group = 0} {
  ^bb0(%o: f32):
    %j = linalg.index 1 : index
    %w = arith.index_cast %j : index to i32
    %f = arith.sitofp %w : i32 to f32
    %s = arith.addf %f, %k : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4x8xf32>)
      outs(%i : tensor<4xf32>) dimensions = [1] {test.group = 0}
  return %1 : tensor<4xf32>
}
