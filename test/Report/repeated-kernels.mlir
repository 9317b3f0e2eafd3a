// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null | FileCheck %s

// What equals an earlier op of its block is said to repeat it: through ops that
// are equal themselves, such as fills and payloads, but not where an operand or
// the payload differs, and nothing that stores to a buffer.

#id = affine_map<(i) -> (i)>
// CHECK: "op": "linalg.generic"
// CHECK-NOT: "repeats"
// CHECK: "op": "linalg.generic"
// CHECK: "repeats": 0
// CHECK: "op": "linalg.generic"
// CHECK: "repeats": 1
// CHECK-NOT: "repeats"
func.func @twins(%x: tensor<64xf32>, %m: memref<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%u: f32, %o: f32):
    %v = math.exp %u : f32
    linalg.yield %v : f32
  } -> tensor<64xf32>
  %c = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%u: f32, %o: f32):
    %v = math.tanh %u : f32
    linalg.yield %v : f32
  } -> tensor<64xf32>
  %f = tensor.empty() : tensor<64xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%u: f32, %o: f32):
    %v = math.exp %u : f32
    linalg.yield %v : f32
  } -> tensor<64xf32>
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%b : tensor<64xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%u: f32, %o: f32):
    %v = math.tanh %u : f32
    linalg.yield %v : f32
  } -> tensor<64xf32>
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%u: f32, %o: f32):
    %v = math.log %u : f32
    linalg.yield %v : f32
  } -> tensor<64xf32>
  linalg.exp ins(%m : memref<64xf32>) outs(%m : memref<64xf32>)
  linalg.exp ins(%m : memref<64xf32>) outs(%m : memref<64xf32>)
  return %a, %b, %c, %d, %g : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
