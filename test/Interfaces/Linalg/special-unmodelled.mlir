// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// What cannot be told is named with its reason.

// CHECK-LABEL: func.func @softmax_of_integers(
// CHECK: linalg.softmax {roofline.unmodelled = "a softmax of other than floats"}
func.func @softmax_of_integers(%x: tensor<4xi32>, %out: tensor<4xi32>)
    -> tensor<4xi32> {
  %r = linalg.softmax dimension(0) ins(%x : tensor<4xi32>)
           outs(%out : tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @softmax_of_no_class(
// CHECK: linalg.softmax {roofline.unmodelled = "no rate class for f80"}
func.func @softmax_of_no_class(%x: tensor<4xf80>, %out: tensor<4xf80>)
    -> tensor<4xf80> {
  %r = linalg.softmax dimension(0) ins(%x : tensor<4xf80>)
           outs(%out : tensor<4xf80>) -> tensor<4xf80>
  return %r : tensor<4xf80>
}

// CHECK-LABEL: func.func @tiles_of_unknown_size(
// CHECK: linalg.unpack
// CHECK-SAME: roofline.unmodelled = "tiles whose sizes are not constants"
func.func @tiles_of_unknown_size(%x: tensor<?x?xf32>, %out: tensor<?xf32>,
                                 %tile: index) -> tensor<?xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [%tile] into %out
      : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @winograd_of_integers(
// CHECK: linalg.winograd_filter_transform {roofline.unmodelled = "a Winograd transform of other than floats"}
func.func @winograd_of_integers(%g: tensor<2x3x3x5xi32>,
                                %out: tensor<6x6x5x2xi32>)
    -> tensor<6x6x5x2xi32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3)
           ins(%g : tensor<2x3x3x5xi32>) outs(%out : tensor<6x6x5x2xi32>)
           -> tensor<6x6x5x2xi32>
  return %r : tensor<6x6x5x2xi32>
}

