// RUN: roofline-opt --analyze %s | FileCheck %s

// A splat constant becomes an immediate. Any other constant is data that is
// read, once.

// 1000 flops; reads and writes 4000 bytes.
// CHECK-LABEL: @splat
// CHECK: linalg.mul
// CHECK-SAME: flops = 1000 : i64
// CHECK-SAME: hbm_bytes_read = 4000 : i64
// CHECK-SAME: hbm_bytes_written = 4000 : i64
func.func @splat(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %half = arith.constant dense<0.5> : tensor<1000xf32>
  %empty = tensor.empty() : tensor<1000xf32>
  %r = linalg.mul ins(%x, %half : tensor<1000xf32>, tensor<1000xf32>)
                  outs(%empty : tensor<1000xf32>) -> tensor<1000xf32>
  return %r : tensor<1000xf32>
}

// Five entries, 20 bytes, serve all 200 rows: reads 200*5*4 + 20.
// CHECK-LABEL: @table
// CHECK: linalg.generic
// CHECK-SAME: flops = 1000 : i64
// CHECK-SAME: hbm_bytes_read = 4020 : i64
// CHECK-SAME: hbm_bytes_written = 4000 : i64
func.func @table(%x: tensor<200x5xf32>) -> tensor<200x5xf32> {
  %scales = arith.constant dense<[1.0, 0.5, 0.25, 2.0, 4.0]> : tensor<5xf32>
  %empty = tensor.empty() : tensor<200x5xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %scales : tensor<200x5xf32>, tensor<5xf32>)
      outs(%empty : tensor<200x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<200x5xf32>
  return %r : tensor<200x5xf32>
}
