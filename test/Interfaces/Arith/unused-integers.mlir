// An integer op that nobody uses counts, as its float twin does; so does what
// feeds only such an op. What leads to an address does not.
//
// RUN: roofline-opt --analyze %s | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// Three ops at 10 points.
//
// CHECK-LABEL: @integers
// CHECK: iops = 30 : i64
func.func @integers(%x: tensor<10xi32>, %o: tensor<10xi32>) -> tensor<10xi32> {
  %r = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel"]}
      ins(%x : tensor<10xi32>) outs(%o : tensor<10xi32>) {
  ^bb0(%a: i32, %acc: i32):
    %v0 = arith.addi %a, %a : i32
    %v1 = arith.xori %v0, %a : i32
    %v2 = arith.muli %a, %a : i32
    linalg.yield %v2 : i32
  } -> tensor<10xi32>
  return %r : tensor<10xi32>
}

// CHECK-LABEL: @floats
// CHECK: flops = 30 : i64
func.func @floats(%x: tensor<10xf32>, %o: tensor<10xf32>) -> tensor<10xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel"]}
      ins(%x : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %v0 = arith.addf %a, %a : f32
    %v1 = arith.addf %v0, %a : f32
    %v2 = arith.mulf %a, %a : f32
    linalg.yield %v2 : f32
  } -> tensor<10xf32>
  return %r : tensor<10xf32>
}
