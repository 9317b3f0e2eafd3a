// RUN: roofline-opt --analyze %s | FileCheck %s

// Probabilities times values: the result has the values' width, not that of the
// 96x192 probabilities.

// 2*96*32*192 = 1179648 flops; reads (96*192 + 192*32)*2 = 49152,
// writes 96*32*4 = 12288. 1179648 / 61440 = 19.2.
// CHECK: linalg.matmul
// CHECK-SAME: flops = 1179648 : i64
// CHECK-SAME: hbm_bytes_read = 49152 : i64
// CHECK-SAME: hbm_bytes_written = 12288 : i64
// CHECK-SAME: intensity = 1.920000e+01 : f64
// CHECK-SAME: regime = "memory-bound"
func.func @weigh_values(%p: tensor<96x192xbf16>, %v: tensor<192x32xbf16>)
    -> tensor<96x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<96x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<96x32xf32>)
      -> tensor<96x32xf32>
  %o = linalg.matmul ins(%p, %v : tensor<96x192xbf16>, tensor<192x32xbf16>)
                     outs(%init : tensor<96x32xf32>) -> tensor<96x32xf32>
  return %o : tensor<96x32xf32>
}
