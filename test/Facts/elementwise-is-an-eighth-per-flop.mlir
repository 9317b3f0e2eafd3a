// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// An op that reads and writes a full f32 tensor moves 8 bytes per element: an
// eighth of a flop per byte for each flop of its payload, and less with a
// second operand. One kernel for a chain of n of them divides the traffic by n.

// 1/8.
// CHECK-LABEL: @chain_of_five
// CHECK-COUNT-5: linalg.generic {{.*}}flops = 6000 : i64, hbm_bytes_read = 24000 : i64, hbm_bytes_written = 24000 : i64, intensity = 1.250000e-01 : f64

// Five kernels: 5*24000 each way. One: 24000 each way, 5/8.
// REPORT: "name": "chain_of_five"
// REPORT: "flops": 30000,
// REPORT: "read": 120000,
// REPORT-NEXT: "written": 120000
// REPORT: "intensity": 0.125,
// REPORT: "floor":
// REPORT: "read": 24000,
// REPORT-NEXT: "written": 24000
// REPORT: "intensity": 0.625,
#id = affine_map<(i) -> (i)>
func.func @chain_of_five(%x: tensor<6000xf32>, %k: f32) -> tensor<6000xf32> {
  %empty = tensor.empty() : tensor<6000xf32>
  %1 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<6000xf32>) outs(%empty : tensor<6000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %k : f32
    linalg.yield %y : f32
  } -> tensor<6000xf32>
  %2 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%1 : tensor<6000xf32>) outs(%empty : tensor<6000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.mulf %a, %k : f32
    linalg.yield %y : f32
  } -> tensor<6000xf32>
  %3 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%2 : tensor<6000xf32>) outs(%empty : tensor<6000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.maximumf %a, %k : f32
    linalg.yield %y : f32
  } -> tensor<6000xf32>
  %4 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%3 : tensor<6000xf32>) outs(%empty : tensor<6000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = math.floor %a : f32
    linalg.yield %y : f32
  } -> tensor<6000xf32>
  %5 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%4 : tensor<6000xf32>) outs(%empty : tensor<6000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.subf %k, %a : f32
    linalg.yield %y : f32
  } -> tensor<6000xf32>
  return %5 : tensor<6000xf32>
}

// Three flops per element: 3/8.
// CHECK-LABEL: @three_flops
// CHECK: linalg.generic
// CHECK: flops = 18000 : i64
// CHECK-SAME: intensity = 3.750000e-01 : f64
func.func @three_flops(%x: tensor<6000xf32>, %k: f32) -> tensor<6000xf32> {
  %empty = tensor.empty() : tensor<6000xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<6000xf32>) outs(%empty : tensor<6000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    %t = arith.addf %s, %k : f32
    %u = arith.addf %t, %k : f32
    linalg.yield %u : f32
  } -> tensor<6000xf32>
  return %r : tensor<6000xf32>
}

// Two operands: 1/12.
// CHECK-LABEL: @two_operands
// CHECK: linalg.add
// CHECK-SAME: intensity = 0.083333333333333329 : f64
func.func @two_operands(%x: tensor<6000xf32>, %y: tensor<6000xf32>)
    -> tensor<6000xf32> {
  %empty = tensor.empty() : tensor<6000xf32>
  %r = linalg.add ins(%x, %y : tensor<6000xf32>, tensor<6000xf32>)
      outs(%empty : tensor<6000xf32>) -> tensor<6000xf32>
  return %r : tensor<6000xf32>
}
