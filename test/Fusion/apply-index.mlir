// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// A producer that only knows where it is: its index is that of the loop that
// stands for its own.

// 8*16 = 128 elements: the sum of the producer again in each row, and a product:
// 256 flops. x is read and the product written, 512 bytes each.
// CHECK:      "op": "linalg.generic",
// CHECK:      "flops": 256,
// CHECK-NEXT: "transcendentals": 0,
// CHECK:      "read": 512,
// CHECK-NEXT: "written": 512,
// CHECK-NOT:  "op":
// CHECK:      "functions":

func.func @positions(%x: tensor<8x16xf32>, %k: f32) -> tensor<8x16xf32> {
  %ev = tensor.empty() : tensor<16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %p = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%ev : tensor<16xf32>) attrs = {test.group = 0} {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i32
    %f = arith.sitofp %w : i32 to f32
    %s = arith.addf %f, %k : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                        affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %p : tensor<8x16xf32>, tensor<16xf32>)
      outs(%e : tensor<8x16xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
