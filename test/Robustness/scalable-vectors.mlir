// RUN: roofline-opt --analyze %s | FileCheck %s

// How many lanes a scalable vector has, the machine decides at run time.

// CHECK: arith.addf
// CHECK-SAME: roofline.unmodelled = "a scalable vector, whose lanes are not known"
// CHECK: linalg.generic
// CHECK: roofline.unmodelled =
func.func @scalable(%x: vector<[4]xf32>, %t: tensor<8xf32>)
    -> (vector<[4]xf32>, tensor<8xf32>) {
  %0 = arith.addf %x, %x : vector<[4]xf32>
  %empty = tensor.empty() : tensor<8xf32>
  %1 = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%t : tensor<8xf32>) outs(%empty : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = vector.broadcast %a : f32 to vector<[4]xf32>
    %w = arith.mulf %v, %v : vector<[4]xf32>
    %s = vector.extract %w[0] : f32 from vector<[4]xf32>
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0, %1 : vector<[4]xf32>, tensor<8xf32>
}
