// Upstream's own syntax prints no attributes on an outer product without an
// accumulator, so the output here is generic.
// RUN: roofline-opt --analyze --target=h100-sxm --mlir-print-op-generic %s \
// RUN:   | FileCheck %s

// An outer product multiplies, and adds where it has an accumulator.

func.func @outer_product(%a: vector<4xf32>, %b: vector<8xf32>,
                         %c: vector<4x8xf32>) {
  // 4*8 products.
  // CHECK: "vector.outerproduct"
  // CHECK-SAME: domain = array<i64: 32>, flops = 32 : i64, hbm_bytes_read = 0
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  // And as many sums.
  // CHECK: "vector.outerproduct"
  // CHECK-SAME: domain = array<i64: 32>, flops = 64 : i64, hbm_bytes_read = 0
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  return
}
