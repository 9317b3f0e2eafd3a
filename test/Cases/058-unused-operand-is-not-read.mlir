// RUN: roofline-opt --analyze %s | FileCheck %s

// An input whose payload argument has no use generates no load, though it may
// give the loop bounds.

#id = affine_map<(i) -> (i)>

// 3000 flops; reads x only, 24000 bytes; writes 24000.
// CHECK: linalg.generic
// CHECK-SAME: flops = 3000 : i64
// CHECK-SAME: hbm_bytes_read = 24000 : i64
// CHECK-SAME: hbm_bytes_written = 24000 : i64
func.func @one_of_two(%ignored: tensor<3000xf64>, %x: tensor<3000xf64>)
    -> tensor<3000xf64> {
  %empty = tensor.empty() : tensor<3000xf64>
  %r = linalg.generic
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%ignored, %x : tensor<3000xf64>, tensor<3000xf64>)
      outs(%empty : tensor<3000xf64>) {
  ^bb0(%unused: f64, %a: f64, %o: f64):
    %s = arith.subf %a, %a : f64
    linalg.yield %s : f64
  } -> tensor<3000xf64>
  return %r : tensor<3000xf64>
}
