// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s | FileCheck %s

// Elements of 2^32 bits and more, and vectors of more than 2^63 lanes, are
// counted like others, as long as the counts fit 127 bits.

// 2^27 * 4 = 536870912 bytes each way.
// CHECK-LABEL: @wide_element
// CHECK: linalg.copy
// CHECK-SAME: hbm_bytes_read = 536870912 : i64, hbm_bytes_written = 536870912 : i64
func.func @wide_element(%x: tensor<1xvector<134217728xf32>>, %o: tensor<1xvector<134217728xf32>>) -> tensor<1xvector<134217728xf32>> {
  %r = linalg.copy ins(%x : tensor<1xvector<134217728xf32>>) outs(%o : tensor<1xvector<134217728xf32>>) -> tensor<1xvector<134217728xf32>>
  return %r : tensor<1xvector<134217728xf32>>
}

// 2^64 lanes of 4 bytes, twice: 2^67 = 147573952589676412928.
// CHECK-LABEL: @element_of_many_lanes
// CHECK: linalg.copy
// CHECK-SAME: hbm_bytes_read = 147573952589676412928 : i128, hbm_bytes_written = 147573952589676412928 : i128
func.func @element_of_many_lanes(%x: tensor<2xvector<4294967296x4294967296xf32>>, %o: tensor<2xvector<4294967296x4294967296xf32>>) -> tensor<2xvector<4294967296x4294967296xf32>> {
  %r = linalg.copy ins(%x : tensor<2xvector<4294967296x4294967296xf32>>) outs(%o : tensor<2xvector<4294967296x4294967296xf32>>) -> tensor<2xvector<4294967296x4294967296xf32>>
  return %r : tensor<2xvector<4294967296x4294967296xf32>>
}

// 2^32 * 2^32 = 2^64 flops, also in a payload, where 8 points make 2^67.
// CHECK-LABEL: @lanes
// CHECK: arith.addf
// CHECK-SAME: domain = array<i64: 4294967296, 4294967296>, flops = 18446744073709551616 : i128
// CHECK: linalg.generic
// CHECK: flops = 147573952589676412928 : i128
#id = affine_map<(i) -> (i)>
func.func @lanes(%x: vector<4294967296x4294967296xf32>, %o: tensor<8xf32>) -> (vector<4294967296x4294967296xf32>, tensor<8xf32>) {
  %r = arith.addf %x, %x : vector<4294967296x4294967296xf32>
  %s = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%old: f32):
    %v = vector.broadcast %old : f32 to vector<4294967296x4294967296xf32>
    %w = arith.mulf %v, %v : vector<4294967296x4294967296xf32>
    %e = vector.extract %w[0, 0] : f32 from vector<4294967296x4294967296xf32>
    linalg.yield %e : f32
  } -> tensor<8xf32>
  return %r, %s : vector<4294967296x4294967296xf32>, tensor<8xf32>
}

// -----

// 2^62 * 2^62 * 8 lanes are 2^127: one too many.
func.func @beyond(%x: vector<4611686018427387904x4611686018427387904x8xf32>) -> vector<4611686018427387904x4611686018427387904x8xf32> {
  // expected-error @below {{2^127}}
  %r = arith.addf %x, %x : vector<4611686018427387904x4611686018427387904x8xf32>
  return %r : vector<4611686018427387904x4611686018427387904x8xf32>
}
