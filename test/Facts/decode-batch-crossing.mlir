// RUN: roofline-opt --analyze --report=text:%t.txt %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// Batches of B tokens through 8192x8192 weights, all bf16: B*134217728 flops
// over 134217728 + 2*B*16384 bytes.

// 64: 8589934592 / 136314880 = 63.0; times 3.35 TB/s 211 TFLOP/s.
// CHECK-LABEL: @batch_64
// CHECK: linalg.matmul
// CHECK-SAME: attainable_flops_per_s = 2.111020e+14 : f64
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 8589934592 : i64
// CHECK-SAME: hbm_bytes_read = 135266304 : i64
// CHECK-SAME: hbm_bytes_written = 1048576 : i64
// CHECK-SAME: intensity = 63.0153{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
// TEXT: 64x8192x8192
// TEXT-SAME: 211 TFLOP/s
func.func @batch_64(%x: tensor<64x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<64x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<64x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<64x8192xbf16>)
      -> tensor<64x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<64x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<64x8192xbf16>) -> tensor<64x8192xbf16>
  return %y : tensor<64x8192xbf16>
}

// 318: 318*134217728 / 144637952 = 295.09, below the ridge of 295.34.
// CHECK-LABEL: @batch_318
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: intensity = 295.090{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
func.func @batch_318(%x: tensor<318x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<318x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<318x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<318x8192xbf16>)
      -> tensor<318x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<318x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<318x8192xbf16>) -> tensor<318x8192xbf16>
  return %y : tensor<318x8192xbf16>
}

// 319: 319*134217728 / 144670720 = 295.95, above it.
// CHECK-LABEL: @batch_319
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "tensor.bf16"
// CHECK-SAME: intensity = 295.951{{[0-9]+}} : f64
// CHECK-SAME: regime = "compute-bound"
func.func @batch_319(%x: tensor<319x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<319x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<319x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<319x8192xbf16>)
      -> tensor<319x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<319x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<319x8192xbf16>) -> tensor<319x8192xbf16>
  return %y : tensor<319x8192xbf16>
}
