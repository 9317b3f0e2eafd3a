// RUN: roofline-opt --analyze %s | FileCheck %s

// The domain of an elementwise op is its shape: how each kind of op hands on the
// sizes of what it was made from.

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: @padded
// CHECK: tensor.pad
// N + 2 + 3 elements, N of them from the source.
// CHECK: arith.addf
// CHECK-SAME: domain = ["N + 5"]
func.func @padded(%x: tensor<?xf32> {roofline.dims = ["N"]}) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[2] high[3] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %r = arith.addf %p, %p : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: @collapsed
// CHECK: arith.addf
// CHECK-SAME: domain = ["4*B*S"]
func.func @collapsed(%x: tensor<?x?x4xf32> {roofline.dims = ["B", "S", ""]})
    -> tensor<?xf32> {
  %c = tensor.collapse_shape %x [[0, 1, 2]]
      : tensor<?x?x4xf32> into tensor<?xf32>
  %r = arith.addf %c, %c : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: @expanded
// CHECK: arith.addf
// CHECK-SAME: domain = ["ceildiv(M, 16)", 16]
func.func @expanded(%x: tensor<?xf32> {roofline.dims = ["M"]})
    -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %tiles = arith.ceildivui %m, %c16 : index
  %e = tensor.expand_shape %x [[0, 1]] output_shape [%tiles, 16]
      : tensor<?xf32> into tensor<?x16xf32>
  %r = arith.addf %e, %e : tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}

// CHECK-LABEL: @sliced
// CHECK: arith.addf
// CHECK-SAME: domain = ["floordiv(L, 2)"]
func.func @sliced(%x: tensor<?xf32> {roofline.dims = ["L"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %l = tensor.dim %x, %c0 : tensor<?xf32>
  %half = affine.apply affine_map<(d) -> (d floordiv 2)>(%l)
  %s = tensor.extract_slice %x[0] [%half] [1] : tensor<?xf32> to tensor<?xf32>
  %r = arith.addf %s, %s : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: @joined
// CHECK: tensor.concat
// CHECK: arith.addf
// CHECK-SAME: domain = ["P + Q"]
func.func @joined(%x: tensor<?xf32> {roofline.dims = ["P"]},
                  %y: tensor<?xf32> {roofline.dims = ["Q"]}) -> tensor<?xf32> {
  %c = tensor.concat dim(0) %x, %y
      : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = arith.addf %c, %c : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: @clamped
// CHECK: arith.addf
// CHECK-SAME: domain = ["min(K, 128)"]
func.func @clamped(%x: tensor<?xf32> {roofline.dims = ["K"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %k = tensor.dim %x, %c0 : tensor<?xf32>
  %some = arith.minsi %k, %c128 : index
  %s = tensor.extract_slice %x[0] [%some] [1] : tensor<?xf32> to tensor<?xf32>
  %r = arith.addf %s, %s : tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: @convolved
// (H - 3) / 2 + 1 windows of 3, 2 apart, so 2*windows + 1 of the H rows are read.
// CHECK: linalg.conv_1d_nwc_wcf
// CHECK-SAME: domain = [1, "ceildiv(H, 2) - 1", 8, 3, 4]
// CHECK-SAME: hbm_bytes_read = "32*ceildiv(H, 2) + 368"
func.func @convolved(%x: tensor<1x?x4xf32> {roofline.dims = ["", "H", ""]},
                     %w: tensor<3x4x8xf32>) -> tensor<1x?x8xf32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %h = tensor.dim %x, %c1 : tensor<1x?x4xf32>
  %windows = affine.apply affine_map<(h) -> ((h - 3) floordiv 2 + 1)>(%h)
  %e = tensor.empty(%windows) : tensor<1x?x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x?x8xf32>)
      -> tensor<1x?x8xf32>
  %r = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>}
      ins(%x, %w : tensor<1x?x4xf32>, tensor<3x4x8xf32>)
      outs(%f : tensor<1x?x8xf32>) -> tensor<1x?x8xf32>
  return %r : tensor<1x?x8xf32>
}
