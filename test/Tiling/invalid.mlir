// RUN: not roofline-opt --analyze --tiling=128x128 %s 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not roofline-opt --analyze --tiling=128x0x64 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not roofline-opt --analyze --tiling= %s 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not roofline-opt --analyze --cluster=2 %s 2>&1 | FileCheck %s --check-prefix=CLUSTER
// RUN: not roofline-opt --tiling=none %s 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not roofline-opt --cluster=2x1 %s 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: roofline-opt --analyze --verify-diagnostics --split-input-file %s

// SIZES: error: --tiling: '128x128' are no tile sizes; give three numbers MxNxK from 1 up to 1048576, as in 128x128x64, or 'search' or 'none'
// ZERO: error: --tiling: '128x0x64' are no tile sizes
// NOTHING: error: --tiling: '' are no tile sizes
// CLUSTER: error: --cluster: '2' is no cluster of blocks; give two positive numbers, as in 2x1
// ALONE: error: --target, {{.*}}--tiling, --cluster, {{.*}} need --analyze

// Two operands and a sum, but no product.
func.func @distances(%a: tensor<64x32xf32>, %b: tensor<32x64xf32>,
                     %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @below {{has 'roofline.tile_sizes', but is no single product of two operands, and cannot be tiled as one; delete the attribute}}
  %d = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"],
      roofline.tile_sizes = array<i64: 16, 16, 16>}
      ins(%a, %b : tensor<64x32xf32>, tensor<32x64xf32>)
      outs(%c : tensor<64x64xf32>) {
  ^bb0(%u: f32, %v: f32, %sum: f32):
    %p = arith.subf %v, %u : f32
    %s = arith.addf %sum, %p : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %d : tensor<64x64xf32>
}

// -----

// The loop has the tiles.
func.func @tiled(%a: tensor<64x32xf32>, %b: tensor<32x64xf32>)
    -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%out = %empty)
      -> tensor<64x64xf32> {
    %ai = tensor.extract_slice %a[%i, 0] [16, 32] [1, 1]
        : tensor<64x32xf32> to tensor<16x32xf32>
    %e = tensor.empty() : tensor<16x64xf32>
    %init = linalg.fill ins(%zero : f32) outs(%e : tensor<16x64xf32>)
        -> tensor<16x64xf32>
    // expected-warning @below {{'roofline.tile_sizes' has no effect: the loops around are the tiles}}
    %c = linalg.matmul {roofline.tile_sizes = array<i64: 16, 16, 16>}
        ins(%ai, %b : tensor<16x32xf32>, tensor<32x64xf32>)
        outs(%init : tensor<16x64xf32>) -> tensor<16x64xf32>
    %inserted = tensor.insert_slice %c into %out[%i, 0] [16, 64] [1, 1]
        : tensor<16x64xf32> into tensor<64x64xf32>
    scf.yield %inserted : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}
