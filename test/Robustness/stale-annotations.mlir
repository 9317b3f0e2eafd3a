// RUN: roofline-opt --split-input-file --verify-diagnostics %s
// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s | FileCheck %s

// An annotation whose loop extents are not those of its op was made for
// another: reading it warns, and analysing replaces it.

// CHECK-NOT: flops = 1 :
// CHECK: linalg.matmul
// CHECK-SAME: domain = array<i64: 8, 8, 8>
// CHECK-SAME: flops = 1024 : i64
func.func @other_extents(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents}}
  %r = linalg.matmul
      {roofline.cost = {domain = array<i64: 16, 8, 8>, flops = 1 : i64,
                        hbm_bytes_read = 1 : i64, hbm_bytes_written = 1 : i64,
                        regime = "memory-bound"}}
      ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

// CHECK: arith.addf
// CHECK-SAME: domain = array<i64: 8>
// CHECK-SAME: flops = 8 : i64
func.func @other_rank(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-warning @below {{'roofline.cost' is stale}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 4, 2>, flops = 1 : i64,
                        hbm_bytes_read = 1 : i64, hbm_bytes_written = 1 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// One that fits says nothing.
// CHECK: arith.addf
// CHECK-SAME: flops = 8 : i64
func.func @fresh(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 1 : i64,
                        hbm_bytes_read = 1 : i64, hbm_bytes_written = 1 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}
