// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// An exponential is one flop and one transcendental. The special-function unit
// also takes divisions; negations and conversions cost nothing.

#id = affine_map<(i, j) -> (i, j)>

// 128*96 = 12288 elements of bf16, computed in f32.
// x * tanh(log(1 + exp(x))): exp, log1p and tanh are 3 transcendentals, with
// the product 4 flops: 49152 and 36864. 24576 bytes each way; 49152/49152 = 1.
// CHECK-LABEL: @mish
// CHECK: linalg.generic
// CHECK: flops = 49152 : i64
// CHECK-SAME: hbm_bytes_read = 24576 : i64
// CHECK-SAME: hbm_bytes_written = 24576 : i64
// CHECK-SAME: intensity = 1.000000e+00 : f64
// CHECK-SAME: transcendentals = 36864 : i64
// REPORT: "function": "mish",
// REPORT: "unit": "special",
// REPORT-NEXT: "ops": 36864,
func.func @mish(%x: tensor<128x96xbf16>) -> tensor<128x96xbf16> {
  %empty = tensor.empty() : tensor<128x96xbf16>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<128x96xbf16>) outs(%empty : tensor<128x96xbf16>) {
  ^bb0(%in: bf16, %o: bf16):
    %wide = arith.extf %in : bf16 to f32
    %e = math.exp %wide : f32
    %l = math.log1p %e : f32
    %t = math.tanh %l : f32
    %p = arith.mulf %wide, %t : f32
    %narrow = arith.truncf %p : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<128x96xbf16>
  return %r : tensor<128x96xbf16>
}

// 1 / (1 + exp(-x)): the negation is free; exp, add and div are 3 flops, one of
// them transcendental: 36864 and 12288. On the special unit exp and div,
// 2*12288 = 24576; on the vector unit add and div, 24576.
// CHECK-LABEL: @sigmoid
// CHECK: linalg.generic
// CHECK: flops = 36864 : i64
// CHECK-SAME: intensity = 7.500000e-01 : f64
// CHECK-SAME: transcendentals = 12288 : i64
// REPORT: "function": "sigmoid",
// REPORT-DAG: "unit": "special",{{[[:space:]]+}}"ops": 24576,
// REPORT-DAG: "unit": "vector.f32",{{[[:space:]]+}}"ops": 24576,
// REPORT: "bytes":
func.func @sigmoid(%x: tensor<128x96xbf16>) -> tensor<128x96xbf16> {
  %one = arith.constant 1.0 : f32
  %empty = tensor.empty() : tensor<128x96xbf16>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<128x96xbf16>) outs(%empty : tensor<128x96xbf16>) {
  ^bb0(%in: bf16, %o: bf16):
    %wide = arith.extf %in : bf16 to f32
    %minus = arith.negf %wide : f32
    %e = math.exp %minus : f32
    %s = arith.addf %e, %one : f32
    %q = arith.divf %one, %s : f32
    %narrow = arith.truncf %q : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<128x96xbf16>
  return %r : tensor<128x96xbf16>
}
