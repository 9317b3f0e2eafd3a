// RUN: roofline-opt --analyze --verify-diagnostics %s | FileCheck %s

// Analysing replaces an annotation, whether it is stale (reading it warns) or
// only wrong.

// CHECK-NOT: flops = 1 :
// CHECK: linalg.matmul
// CHECK-SAME: domain = array<i64: 8, 8, 8>
// CHECK-SAME: flops = 1024 : i64
func.func @stale(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents}}
  %r = linalg.matmul
      {roofline.cost = {domain = array<i64: 16, 8, 8>, flops = 1 : i64,
                        hbm_bytes_read = 1 : i64, hbm_bytes_written = 1 : i64,
                        regime = "memory-bound"}}
      ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// CHECK: arith.addf
// CHECK-SAME: flops = 8 : i64
func.func @wrong(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 1 : i64,
                        hbm_bytes_read = 1 : i64, hbm_bytes_written = 1 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}
