// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Two results are two tensors, although both start from one: x is read,
// 16*16*4 = 1024 bytes, and two results of that size are written, 2048.
// Per element one add and one multiply, 2*256 = 512 flops.

// CHECK: linalg.generic
// CHECK-SAME: flops = 512 : i64
// CHECK-SAME: hbm_bytes_read = 1024 : i64
// CHECK-SAME: hbm_bytes_written = 2048 : i64
#id = affine_map<(i, j) -> (i, j)>
func.func @two_outputs(%x: tensor<16x16xf32>, %k: f32) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %e = tensor.empty() : tensor<16x16xf32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x16xf32>) outs(%e, %e : tensor<16x16xf32>, tensor<16x16xf32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %s = arith.addf %a, %k : f32
    %m = arith.mulf %a, %k : f32
    linalg.yield %s, %m : f32, f32
  } -> (tensor<16x16xf32>, tensor<16x16xf32>)
  return %0#0, %0#1 : tensor<16x16xf32>, tensor<16x16xf32>
}
