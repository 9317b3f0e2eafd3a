// RUN: roofline-opt --split-input-file --verify-diagnostics %s -o /dev/null

// Attributes are verified before the op that has them: one that is broken gets
// the diagnostic of its own verifier, and no crash in that of the annotation.

// A map of one result for a tensor of two dimensions.
#id = affine_map<(i) -> (i)>
func.func @rank(%x: tensor<8x8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%o : tensor<8xf32>)
      attrs = {roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                                hbm_bytes_written = 32 : i64,
                                regime = "memory-bound"}} {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// No maps at all.
func.func @no_maps(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{requires attribute 'indexing_maps'}}
  %r = "linalg.generic"(%x, %x) ({
  ^bb0(%a: f32, %b: f32):
    "linalg.yield"(%a) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1>,
      roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                       hbm_bytes_written = 32 : i64,
                       regime = "memory-bound"}}
      : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Segments that promise more operands than there are.
func.func @segments(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{operand count (2) does not match with the total size (6)}}
  %r = "linalg.copy"(%x, %x) ({
  ^bb0(%a: f32, %b: f32):
    "linalg.yield"(%a) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 5, 1>,
      roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                       hbm_bytes_written = 32 : i64,
                       regime = "memory-bound"}}
      : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
