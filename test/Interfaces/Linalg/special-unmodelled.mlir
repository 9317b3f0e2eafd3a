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

// CHECK-LABEL: func.func @dynamic_pack(
// CHECK: linalg.pack {{.*}} {roofline.unmodelled = "dynamic sizes"}
func.func @dynamic_pack(%x: tensor<?xf32>, %out: tensor<?x8xf32>, %pad: f32)
    -> tensor<?x8xf32> {
  %r = linalg.pack %x padding_value(%pad : f32) inner_dims_pos = [0]
           inner_tiles = [8] into %out : tensor<?xf32> -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
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

// CHECK-LABEL: func.func @dynamic_winograd(
// CHECK: linalg.winograd_filter_transform {roofline.unmodelled = "dynamic sizes"}
func.func @dynamic_winograd(%g: tensor<?x3x3x5xf32>, %out: tensor<6x6x5x?xf32>)
    -> tensor<6x6x5x?xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3)
           ins(%g : tensor<?x3x3x5xf32>) outs(%out : tensor<6x6x5x?xf32>)
           -> tensor<6x6x5x?xf32>
  return %r : tensor<6x6x5x?xf32>
}
