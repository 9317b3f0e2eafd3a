// RUN: roofline-opt --analyze --target=%S/Inputs/a6000.yaml --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s

// Times that XLA's performance model asserts, in bands, for an RTX A6000 at
// 768.096 GB/s. Ours are floors: bytes over bandwidth.

// N36: a fill of 10^7 f32: 4e7 B / 768.096e9 = 52.08 us (XLA 53 +- 10).
// CHECK: "function": "fill",
// CHECK: "bound_by": "hbm",
// CHECK: "launch_bound": false,
// CHECK-NEXT: "time_s": 5.2076{{[0-9]*}}e-05,
func.func @fill(%k: f32) -> tensor<10000000xf32> {
  %empty = tensor.empty() : tensor<10000000xf32>
  %r = linalg.fill ins(%k : f32) outs(%empty : tensor<10000000xf32>)
      -> tensor<10000000xf32>
  return %r : tensor<10000000xf32>
}

// N37: sum of two of them: 1.2e8 B, 156.2 us (156 +- 10) of memory; 10^7
// additions in slots of 84 SMs * 128 lanes * 1.41 GHz take 0.65962 us (1 +- 1).
// CHECK: "function": "sum",
// CHECK: "roof": "hbm",
// CHECK-NEXT: "time_s": 0.00015623{{[0-9]*}}
// CHECK: "roof": "vector.f32",
// CHECK-NEXT: "time_s": 6.59616{{[0-9]*}}e-07
// CHECK: "bound_by": "hbm",
func.func @sum(%x: tensor<10000000xf32>, %y: tensor<10000000xf32>)
    -> tensor<10000000xf32> {
  %empty = tensor.empty() : tensor<10000000xf32>
  %r = linalg.add
      ins(%x, %y : tensor<10000000xf32>, tensor<10000000xf32>)
      outs(%empty : tensor<10000000xf32>) -> tensor<10000000xf32>
  return %r : tensor<10000000xf32>
}

// N38: 1000 sums: 12000 B, 15.6 ns, far under the launch that XLA's 1 us stands
// for. The time stays the roofline's, and the record says so.
// CHECK: "function": "small_sum",
// CHECK: "launch_bound": true,
// CHECK-NEXT: "time_s": 1.5623{{[0-9]*}}e-08,
func.func @small_sum(%x: tensor<1000xf32>, %y: tensor<1000xf32>)
    -> tensor<1000xf32> {
  %empty = tensor.empty() : tensor<1000xf32>
  %r = linalg.add ins(%x, %y : tensor<1000xf32>, tensor<1000xf32>)
                  outs(%empty : tensor<1000xf32>) -> tensor<1000xf32>
  return %r : tensor<1000xf32>
}

// N39: 10^4 values broadcast a thousand times and added to 10^7: compulsory
// 4e4 + 8e7 B, 104.2 us (118 +- 12, which holds launch and L1 effects).
// CHECK: "function": "broadcast_1000_times",
// CHECK: "read": 40040000,
// CHECK-NEXT: "written": 40000000,
// CHECK: "time_s": 0.00010420{{[0-9]*}},
func.func @broadcast_1000_times(%x: tensor<10000xf32>,
                                %y: tensor<1000x10000xf32>)
    -> tensor<1000x10000xf32> {
  %empty = tensor.empty() : tensor<1000x10000xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<10000xf32>, tensor<1000x10000xf32>)
      outs(%empty : tensor<1000x10000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<1000x10000xf32>
  return %r : tensor<1000x10000xf32>
}

// N40: 10^6 values ten times: 4e6 + 8e7 B, 109.4 us (123 +- 12, with L2).
// CHECK: "function": "broadcast_10_times",
// CHECK: "read": 44000000,
// CHECK-NEXT: "written": 40000000,
// CHECK: "time_s": 0.000109361{{[0-9]*}},
func.func @broadcast_10_times(%x: tensor<1000000xf32>,
                              %y: tensor<10x1000000xf32>)
    -> tensor<10x1000000xf32> {
  %empty = tensor.empty() : tensor<10x1000000xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<1000000xf32>, tensor<10x1000000xf32>)
      outs(%empty : tensor<10x1000000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<10x1000000xf32>
  return %r : tensor<10x1000000xf32>
}
