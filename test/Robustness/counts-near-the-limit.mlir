// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %validate_report %t.json

// Counts are exact up to 2^127, i128 where 64 bits do not hold them.

// 2^62 additions; 2^64 bytes each way.
// CHECK-LABEL: @elements
// CHECK: arith.addf
// CHECK-SAME: flops = 4611686018427387904 : i64
// CHECK-SAME: hbm_bytes_read = 18446744073709551616 : i128
// CHECK-SAME: hbm_bytes_written = 18446744073709551616 : i128
func.func @elements(%x: tensor<4611686018427387904xf32>)
    -> tensor<4611686018427387904xf32> {
  %r = arith.addf %x, %x : tensor<4611686018427387904xf32>
  return %r : tensor<4611686018427387904xf32>
}

// 2 * 2^60 * 2^60 * 4 = 2^123 flops; 2^122 points that read eight bytes and
// 2^120 results of four bytes: 2^125 + 2^122 are requested.
// CHECK-LABEL: @outer_product
// CHECK: linalg.matmul
// CHECK-SAME: flops = 10633823966279326983230456482242756608 : i128
// CHECK-SAME: hbm_bytes_read = 36893488147419103232 : i128
// CHECK-SAME: hbm_bytes_written = 5316911983139663491615228241121378304 : i128
// REPORT: "function": "outer_product",
// REPORT: "requested": 47852207848256971424537054170092404736,
func.func @outer_product(%a: tensor<1152921504606846976x4xf32>,
                         %b: tensor<4x1152921504606846976xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty()
      : tensor<1152921504606846976x1152921504606846976xf32>
  %init = linalg.fill ins(%zero : f32)
      outs(%empty : tensor<1152921504606846976x1152921504606846976xf32>)
      -> tensor<1152921504606846976x1152921504606846976xf32>
  %c = linalg.matmul
      ins(%a, %b : tensor<1152921504606846976x4xf32>,
          tensor<4x1152921504606846976xf32>)
      outs(%init : tensor<1152921504606846976x1152921504606846976xf32>)
      -> tensor<1152921504606846976x1152921504606846976xf32>
  return
}

// 2^62 elements of 2^62 trips of 4 additions: 2^126 =
// 85070591730234615865843651857942052864. With the 2^123 and 2^62 above the
// total is 95704415696513942853685794358612197376.
// CHECK-LABEL: @additions
// CHECK: flops = 85070591730234615865843651857942052864 : i128
// REPORT: "name": "additions",
// REPORT: "flops": 85070591730234615865843651857942052864,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 95704415696513942853685794358612197376,
#id = affine_map<(i) -> (i)>
func.func @additions(%x: tensor<4611686018427387904xf32>)
    -> tensor<4611686018427387904xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4611686018427387904 : index
  %empty = tensor.empty() : tensor<4611686018427387904xf32>
  %0 = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4611686018427387904xf32>)
      outs(%empty : tensor<4611686018427387904xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (f32) {
      %p = arith.addf %s, %a : f32
      %q = arith.addf %p, %a : f32
      %u = arith.addf %q, %a : f32
      %v = arith.addf %u, %a : f32
      scf.yield %v : f32
    }
    linalg.yield %r : f32
  } -> tensor<4611686018427387904xf32>
  return %0 : tensor<4611686018427387904xf32>
}
