// RUN: roofline-opt --analyze %s | FileCheck %s

// 8192^3 in bf16: 2*2^39 = 1099511627776 flops; reads 2 * 2^26*2 = 268435456,
// writes 134217728: 402653184 bytes, 2730.67 FLOP/B against HBM.
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "tensor.bf16"
// CHECK-SAME: flops = 1099511627776 : i64
// CHECK-SAME: hbm_bytes_read = 268435456 : i64
// CHECK-SAME: hbm_bytes_written = 134217728 : i64
// CHECK-SAME: intensity = 2730.666666666666{{[0-9]+}} : f64
// CHECK-SAME: regime = "compute-bound"
func.func @gemm(%a: tensor<8192x8192xbf16>, %b: tensor<8192x8192xbf16>)
    -> tensor<8192x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8192x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %c = linalg.matmul
      ins(%a, %b : tensor<8192x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  return %c : tensor<8192x8192xbf16>
}
