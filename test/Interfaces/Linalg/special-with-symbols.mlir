// RUN: roofline-opt --analyze --split-input-file %s | FileCheck %s

// The ops without a payload, of sizes that are not known.

// Reads n*4 bytes, writes the m*8 elements of the tiles, padding included.
// CHECK-LABEL: @pack
// CHECK: linalg.pack
// CHECK-SAME: hbm_bytes_read = "4*arg0_d0"
// CHECK-SAME: hbm_bytes_written = "32*arg1_d0"
func.func @pack(%x: tensor<?xf32>, %out: tensor<?x8xf32>, %pad: f32)
    -> tensor<?x8xf32> {
  %r = linalg.pack %x padding_value(%pad : f32) inner_dims_pos = [0]
           inner_tiles = [8] into %out : tensor<?xf32> -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// F(4,3): G is 6x3, so a filter takes 6*3*3 + 6*3*6 = 162 multiply-adds, 324
// flops; there are 5*f of them.
// CHECK-LABEL: @winograd
// CHECK: linalg.winograd_filter_transform
// CHECK-SAME: flops = "1620*arg0_d0"
// CHECK-SAME: hbm_bytes_read = "180*arg0_d0"
func.func @winograd(%g: tensor<?x3x3x5xf32>, %out: tensor<6x6x5x?xf32>)
    -> tensor<6x6x5x?xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3)
           ins(%g : tensor<?x3x3x5xf32>) outs(%out : tensor<6x6x5x?xf32>)
           -> tensor<6x6x5x?xf32>
  return %r : tensor<6x6x5x?xf32>
}

// -----

// 4 operations and an exponential per element, as for known sizes.
// CHECK-LABEL: @softmax
// CHECK: linalg.softmax
// CHECK-SAME: flops = "5*B*S"
// CHECK-SAME: transcendentals = "B*S"
func.func @softmax(%x: tensor<?x?xf32> {roofline.dims = ["B", "S"]},
                   %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>)
           outs(%out : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
