// RUN: roofline-opt --analyze %s | FileCheck %s

// A slice is a view and moves nothing; who reads through it moves the slice,
// not the buffer behind it, and what two slices share only once.

#id = affine_map<(i, j) -> (i, j)>

// Rows 50 to 89: 40*200 = 8000 flops, reads and writes 8000*4 of 240000 bytes.
// CHECK-LABEL: @one_slice
// CHECK: tensor.extract_slice
// CHECK-NOT: roofline
// CHECK: linalg.generic
// CHECK-SAME: flops = 8000 : i64
// CHECK-SAME: hbm_bytes_read = 32000 : i64
// CHECK-SAME: hbm_bytes_written = 32000 : i64
func.func @one_slice(%x: tensor<300x200xf32>, %k: f32) -> tensor<40x200xf32> {
  %slice = tensor.extract_slice %x[50, 0] [40, 200] [1, 1]
      : tensor<300x200xf32> to tensor<40x200xf32>
  %empty = tensor.empty() : tensor<40x200xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%slice : tensor<40x200xf32>) outs(%empty : tensor<40x200xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    linalg.yield %s : f32
  } -> tensor<40x200xf32>
  return %r : tensor<40x200xf32>
}

// Rows 0 to 39 and 20 to 59 are rows 0 to 59: 60*200*4 = 48000 bytes read,
// not 64000.
// CHECK-LABEL: @overlapping_slices
// CHECK: linalg.add
// CHECK-SAME: flops = 8000 : i64
// CHECK-SAME: hbm_bytes_read = 48000 : i64
// CHECK-SAME: hbm_bytes_written = 32000 : i64
func.func @overlapping_slices(%x: tensor<300x200xf32>) -> tensor<40x200xf32> {
  %upper = tensor.extract_slice %x[0, 0] [40, 200] [1, 1]
      : tensor<300x200xf32> to tensor<40x200xf32>
  %lower = tensor.extract_slice %x[20, 0] [40, 200] [1, 1]
      : tensor<300x200xf32> to tensor<40x200xf32>
  %empty = tensor.empty() : tensor<40x200xf32>
  %r = linalg.add
      ins(%upper, %lower : tensor<40x200xf32>, tensor<40x200xf32>)
      outs(%empty : tensor<40x200xf32>) -> tensor<40x200xf32>
  return %r : tensor<40x200xf32>
}
