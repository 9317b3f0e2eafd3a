// RUN: roofline-opt --analyze %s | FileCheck %s

// With fp8 weights and activations the intensity doubles, to about twice the
// batch, and so does the ridge (590.7): the crossing stays at 319 tokens.
// B*134217728 flops over 67108864 + 2*B*8192 bytes.

// 318*134217728 / 72318976 = 590.18.
// CHECK-LABEL: @batch_318
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 42681237504 : i64
// CHECK-SAME: hbm_bytes_read = 69713920 : i64
// CHECK-SAME: hbm_bytes_written = 2605056 : i64
// CHECK-SAME: intensity = 590.180{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
func.func @batch_318(%x: tensor<318x8192xf8E4M3FN>,
                     %w: tensor<8192x8192xf8E4M3FN>)
    -> tensor<318x8192xf8E4M3FN> {
  %zero = arith.constant 0.0 : f8E4M3FN
  %empty = tensor.empty() : tensor<318x8192xf8E4M3FN>
  %init = linalg.fill ins(%zero : f8E4M3FN)
      outs(%empty : tensor<318x8192xf8E4M3FN>) -> tensor<318x8192xf8E4M3FN>
  %y = linalg.matmul
      ins(%x, %w : tensor<318x8192xf8E4M3FN>, tensor<8192x8192xf8E4M3FN>)
      outs(%init : tensor<318x8192xf8E4M3FN>) -> tensor<318x8192xf8E4M3FN>
  return %y : tensor<318x8192xf8E4M3FN>
}

// 319*134217728 / 72335360 = 591.90.
// CHECK-LABEL: @batch_319
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "tensor.f8"
// CHECK-SAME: intensity = 591.902{{[0-9]+}} : f64
// CHECK-SAME: regime = "compute-bound"
func.func @batch_319(%x: tensor<319x8192xf8E4M3FN>,
                     %w: tensor<8192x8192xf8E4M3FN>)
    -> tensor<319x8192xf8E4M3FN> {
  %zero = arith.constant 0.0 : f8E4M3FN
  %empty = tensor.empty() : tensor<319x8192xf8E4M3FN>
  %init = linalg.fill ins(%zero : f8E4M3FN)
      outs(%empty : tensor<319x8192xf8E4M3FN>) -> tensor<319x8192xf8E4M3FN>
  %y = linalg.matmul
      ins(%x, %w : tensor<319x8192xf8E4M3FN>, tensor<8192x8192xf8E4M3FN>)
      outs(%init : tensor<319x8192xf8E4M3FN>) -> tensor<319x8192xf8E4M3FN>
  return %y : tensor<319x8192xf8E4M3FN>
}
