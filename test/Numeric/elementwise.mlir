// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Figures that the tests of other projects assert for pointwise ops. A
// transcendental is a flop with us, and a negation none; where that changes the
// figure of the project, it stands beside ours.

#id1 = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>

// N5, XLA: exp(x + 0.5) on [10]. 20 flops (10), 10 of them transcendental; 80
// bytes.
// CHECK-LABEL: @xla_map
// CHECK: flops = 20 : i64, hbm_bytes_read = 40 : i64, hbm_bytes_written = 40 : i64
// CHECK-SAME: transcendentals = 10 : i64
func.func @xla_map(%x: tensor<10xf32>) -> tensor<10xf32> {
  %half = arith.constant 0.5 : f32
  %empty = tensor.empty() : tensor<10xf32>
  %r = linalg.map ins(%x : tensor<10xf32>) outs(%empty : tensor<10xf32>)
    (%a: f32, %o: f32) {
      %s = arith.addf %a, %half : f32
      %e = math.exp %s : f32
      linalg.yield %e : f32
    }
  return %r : tensor<10xf32>
}

// N16, XLA: a scalar to [10,7]. No flops; 4 + 280 = 284 bytes.
// CHECK-LABEL: @xla_broadcast
// CHECK: linalg.broadcast
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 4 : i64, hbm_bytes_written = 280 : i64
func.func @xla_broadcast(%x: tensor<f32>) -> tensor<10x7xf32> {
  %empty = tensor.empty() : tensor<10x7xf32>
  %r = linalg.broadcast ins(%x : tensor<f32>) outs(%empty : tensor<10x7xf32>)
      dimensions = [0, 1]
  return %r : tensor<10x7xf32>
}

// N26, XLA: an i8 scalar broadcast to 10000 and added to itself. One byte is
// read and 10000 are written: 10001. Without reuse each point reads it: 20000.
// CHECK-LABEL: @xla_scalar_to_many
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 1 : i64, hbm_bytes_written = 10000 : i64
// CHECK-SAME: iops = 10000 : i64
// REPORT: "function": "xla_scalar_to_many",
// REPORT: "compulsory": 10001,
// REPORT-NEXT: "requested": 20000,
func.func @xla_scalar_to_many(%x: tensor<i8>) -> tensor<10000xi8> {
  %empty = tensor.empty() : tensor<10000xi8>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> ()>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<i8>) outs(%empty : tensor<10000xi8>) {
  ^bb0(%a: i8, %o: i8):
    %s = arith.addi %a, %a : i8
    linalg.yield %s : i8
  } -> tensor<10000xi8>
  return %r : tensor<10000xi8>
}

// N17, XLA: sigmoid(X[10,5] * W[5,20] + b[20]). The product is
// 2*10*20*5 = 2000; per output the bias adds 1, the sigmoid exp, add and div
// (the negation is free): 4*200 = 800. Together 2800 of which 200 are
// transcendental (XLA: 2800 and 200, with the negation in and the exponential
// out).
// CHECK-LABEL: @xla_sigmoid_layer
// CHECK: linalg.matmul
// CHECK-SAME: flops = 2000 : i64
// CHECK: linalg.generic
// CHECK: flops = 800 : i64
// CHECK-SAME: transcendentals = 200 : i64
// REPORT: "name": "xla_sigmoid_layer",
// REPORT: "flops": 2800,
// REPORT-NEXT: "transcendentals": 200,
func.func @xla_sigmoid_layer(%x: tensor<10x5xf32>, %w: tensor<5x20xf32>,
                             %b: tensor<20xf32>) -> tensor<10x20xf32> {
  %init_value = arith.constant 0.0 : f32
  %init_empty = tensor.empty() : tensor<10x20xf32>
  %init = linalg.fill ins(%init_value : f32)
      outs(%init_empty : tensor<10x20xf32>) -> tensor<10x20xf32>
  %xw = linalg.matmul ins(%x, %w : tensor<10x5xf32>, tensor<5x20xf32>)
                      outs(%init : tensor<10x20xf32>) -> tensor<10x20xf32>
  %one = arith.constant 1.0 : f32
  %empty = tensor.empty() : tensor<10x20xf32>
  %r = linalg.generic
      {indexing_maps = [#id2, affine_map<(i, j) -> (j)>, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%xw, %b : tensor<10x20xf32>, tensor<20xf32>)
      outs(%empty : tensor<10x20xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    %n = arith.negf %s : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %q = arith.divf %one, %d : f32
    linalg.yield %q : f32
  } -> tensor<10x20xf32>
  return %r : tensor<10x20xf32>
}

// N24, XLA: [2,3,4,5] plus a broadcast [3]. 120 flops; 480 + 12 + 480 bytes.
// CHECK-LABEL: @xla_add_broadcast
// CHECK: flops = 120 : i64, hbm_bytes_read = 492 : i64, hbm_bytes_written = 480 : i64
func.func @xla_add_broadcast(%x: tensor<2x3x4x5xf32>, %b: tensor<3xf32>)
    -> tensor<2x3x4x5xf32> {
  %empty = tensor.empty() : tensor<2x3x4x5xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>,
                        affine_map<(i, j, k, l) -> (j)>,
                        affine_map<(i, j, k, l) -> (i, j, k, l)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %b : tensor<2x3x4x5xf32>, tensor<3xf32>)
      outs(%empty : tensor<2x3x4x5xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<2x3x4x5xf32>
  return %r : tensor<2x3x4x5xf32>
}

// N25, XLA: add, multiply and negate on [2,2] in one kernel. 8 flops (12); 32
// bytes.
// CHECK-LABEL: @xla_fused_negate
// CHECK: flops = 8 : i64, hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
func.func @xla_fused_negate(%x: tensor<2x2xf32>, %k: f32) -> tensor<2x2xf32> {
  %empty = tensor.empty() : tensor<2x2xf32>
  %r = linalg.generic
      {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x2xf32>) outs(%empty : tensor<2x2xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    %p = arith.mulf %s, %k : f32
    %n = arith.negf %p : f32
    linalg.yield %n : f32
  } -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// N25: With an exponential for the negation: 12 flops (8), 4 of them
// transcendental.
// CHECK-LABEL: @xla_fused_exponential
// CHECK: flops = 12 : i64, hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
// CHECK-SAME: transcendentals = 4 : i64
func.func @xla_fused_exponential(%x: tensor<2x2xf32>, %k: f32)
    -> tensor<2x2xf32> {
  %empty = tensor.empty() : tensor<2x2xf32>
  %r = linalg.generic
      {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x2xf32>) outs(%empty : tensor<2x2xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    %p = arith.mulf %s, %k : f32
    %e = math.exp %p : f32
    linalg.yield %e : f32
  } -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// N51, JAX: exp of [3,8]. 24 flops, all transcendental; 192 bytes.
// CHECK-LABEL: @jax_unary
// CHECK: flops = 24 : i64, hbm_bytes_read = 96 : i64, hbm_bytes_written = 96 : i64
// CHECK-SAME: transcendentals = 24 : i64
func.func @jax_unary(%x: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %empty = tensor.empty() : tensor<3x8xf32>
  %r = linalg.exp ins(%x : tensor<3x8xf32>)
                  outs(%empty : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}

// N52, JAX: [3,8] of i32, added. 24 iops (flops there); 3*96 = 288 bytes.
// CHECK-LABEL: @jax_add_i32
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 192 : i64, hbm_bytes_written = 96 : i64
// CHECK-SAME: iops = 24 : i64
func.func @jax_add_i32(%x: tensor<3x8xi32>, %y: tensor<3x8xi32>)
    -> tensor<3x8xi32> {
  %empty = tensor.empty() : tensor<3x8xi32>
  %r = linalg.add ins(%x, %y : tensor<3x8xi32>, tensor<3x8xi32>)
                  outs(%empty : tensor<3x8xi32>) -> tensor<3x8xi32>
  return %r : tensor<3x8xi32>
}

// N52, JAX: compared. The result is a byte each: 192 + 24 = 216 bytes.
// CHECK-LABEL: @jax_compare_i32
// CHECK: hbm_bytes_read = 192 : i64, hbm_bytes_written = 24 : i64
// CHECK-SAME: iops = 24 : i64
func.func @jax_compare_i32(%x: tensor<3x8xi32>, %y: tensor<3x8xi32>)
    -> tensor<3x8xi1> {
  %empty = tensor.empty() : tensor<3x8xi1>
  %r = linalg.generic
      {indexing_maps = [#id2, #id2, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<3x8xi32>, tensor<3x8xi32>)
      outs(%empty : tensor<3x8xi1>) {
  ^bb0(%a: i32, %b: i32, %o: i1):
    %c = arith.cmpi slt, %a, %b : i32
    linalg.yield %c : i1
  } -> tensor<3x8xi1>
  return %r : tensor<3x8xi1>
}

// N81, StaticRoofline: flops per byte of one operation on values that are
// loaded and stored. f32 sums, 1/12; f64 sums, 1/24; an fma in f32, 2/16; one
// on pairs of f16, 4/16.
// CHECK-LABEL: @static_roofline
// CHECK: arith.addf
// CHECK-SAME: intensity = 0.083333333333333329
// CHECK: arith.addf
// CHECK-SAME: intensity = 0.041666666666666664
// CHECK: math.fma
// CHECK-SAME: intensity = 1.250000e-01
// CHECK: linalg.generic
// CHECK: flops = 4000 : i64
// CHECK-SAME: intensity = 2.500000e-01
func.func @static_roofline(%s: tensor<1000xf32>, %d: tensor<1000xf64>,
                           %h: tensor<1000xvector<2xf16>>,
                           %i: tensor<1000xvector<2xf16>>,
                           %j: tensor<1000xvector<2xf16>>,
                           %t: tensor<1000xf32>, %u: tensor<1000xf32>,
                           %e: tensor<1000xf64>) {
  %0 = arith.addf %s, %t : tensor<1000xf32>
  %1 = arith.addf %d, %e : tensor<1000xf64>
  %2 = math.fma %s, %t, %u : tensor<1000xf32>
  %empty = tensor.empty() : tensor<1000xvector<2xf16>>
  %3 = linalg.generic
      {indexing_maps = [#id1, #id1, #id1, #id1], iterator_types = ["parallel"]}
      ins(%h, %i, %j : tensor<1000xvector<2xf16>>, tensor<1000xvector<2xf16>>,
                       tensor<1000xvector<2xf16>>)
      outs(%empty : tensor<1000xvector<2xf16>>) {
  ^bb0(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<2xf16>,
       %o: vector<2xf16>):
    %f = math.fma %a, %b, %c : vector<2xf16>
    linalg.yield %f : vector<2xf16>
  } -> tensor<1000xvector<2xf16>>
  return
}
