// A fill that a reduction starts from costs nothing, unless elements of it are
// left that the reduction does not write: then it is a kernel.
//
// RUN: roofline-opt --analyze %s | FileCheck %s

#in = affine_map<(d0, d1) -> (d0, d1)>
#even = affine_map<(d0, d1) -> (d0 * 2)>
#all = affine_map<(d0, d1) -> (d0)>

// 16 elements of 4 bytes are filled, 64; of 8 the sums are read and written, 32,
// and 8 x 32 elements read, 1024.
//
// CHECK-LABEL: @every_other
// CHECK: linalg.fill {{.*}}hbm_bytes_written = 64 : i64
// CHECK: linalg.generic
// CHECK-SAME: hbm_bytes_read = 1024 : i64, hbm_bytes_written = 32 : i64
func.func @every_other(%x: tensor<8x32xf32>) -> tensor<16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %r = linalg.generic {indexing_maps = [#in, #even],
                       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x32xf32>) outs(%i : tensor<16xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %a, %s : f32
    linalg.yield %t : f32
  } -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// CHECK-LABEL: @each
// CHECK-NOT: linalg.fill {{.*}}roofline.cost
// CHECK: linalg.generic
func.func @each(%x: tensor<8x32xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#in, #all],
                       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x32xf32>) outs(%i : tensor<8xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %a, %s : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
