// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A softmax over rows of 96 f32 as maximum, exp(x - m), sum and quotient: six
// passes over the matrix apart, two as one kernel.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// n = 64*96 = 6144 elements of 4 bytes, 24576 in all; a row vector has 256.
// CHECK: linalg.reduce
// CHECK: flops = 6144 : i64, hbm_bytes_read = 24576 : i64, hbm_bytes_written = 256 : i64
// CHECK: linalg.generic
// CHECK: flops = 12288 : i64, hbm_bytes_read = 24832 : i64, hbm_bytes_written = 24576 : i64
// CHECK-SAME: transcendentals = 6144 : i64
// CHECK: linalg.reduce
// CHECK: flops = 6144 : i64, hbm_bytes_read = 24576 : i64, hbm_bytes_written = 256 : i64
// CHECK: linalg.generic
// CHECK: flops = 6144 : i64, hbm_bytes_read = 24832 : i64, hbm_bytes_written = 24576 : i64

// 5*6144 = 30720 flops, 6144 of them transcendental. Apart it reads
// 4*24576 + 2*256 = 98816 and writes 2*24576 + 2*256 = 49664; together it reads
// and writes 24576: 30720 / 49152 = 0.625.
// REPORT: "name": "softmax"
// REPORT: "flops": 30720,
// REPORT-NEXT: "transcendentals": 6144,
// REPORT: "read": 98816,
// REPORT-NEXT: "written": 49664
// REPORT: "floor":
// REPORT: "read": 24576,
// REPORT-NEXT: "written": 24576
// REPORT: "intensity": 0.625,
func.func @softmax(%x: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %empty_row = tensor.empty() : tensor<64xf32>
  %empty = tensor.empty() : tensor<64x96xf32>
  %init_max = linalg.fill ins(%lowest : f32) outs(%empty_row : tensor<64xf32>)
      -> tensor<64xf32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<64x96xf32>)
      outs(%init_max : tensor<64xf32>) dimensions = [1]
  %exp = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<64x96xf32>, tensor<64xf32>)
      outs(%empty : tensor<64x96xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> tensor<64x96xf32>
  %init_sum = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<64xf32>)
      -> tensor<64xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<64x96xf32>)
      outs(%init_sum : tensor<64xf32>) dimensions = [1]
  %r = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<64x96xf32>, tensor<64xf32>)
      outs(%empty : tensor<64x96xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %q = arith.divf %a, %s : f32
    linalg.yield %q : f32
  } -> tensor<64x96xf32>
  return %r : tensor<64x96xf32>
}
