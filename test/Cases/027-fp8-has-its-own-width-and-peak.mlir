// RUN: roofline-opt --analyze %s | FileCheck %s

// An 8-bit float is one byte and runs at the fp8 rate, whose ridge is
// 1978.9 / 3.35 = 590.7 FLOP/B. The width of the result alone decides here.

// 2*1536*1024*2048 = 6442450944 flops.
// Reads 1536*2048 + 2048*1024 = 5242880.

// Writes 1536*1024*2 = 3145728: 6442450944 / 8388608 = 768 > 590.7.
// CHECK-LABEL: @to_f16
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "tensor.f8"
// CHECK-SAME: flops = 6442450944 : i64
// CHECK-SAME: hbm_bytes_read = 5242880 : i64
// CHECK-SAME: hbm_bytes_written = 3145728 : i64
// CHECK-SAME: intensity = 7.680000e+02 : f64
// CHECK-SAME: regime = "compute-bound"
func.func @to_f16(%a: tensor<1536x2048xf8E5M2>, %b: tensor<2048x1024xf8E5M2>)
    -> tensor<1536x1024xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<1536x1024xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<1536x1024xf16>)
      -> tensor<1536x1024xf16>
  %r = linalg.matmul
      ins(%a, %b : tensor<1536x2048xf8E5M2>, tensor<2048x1024xf8E5M2>)
      outs(%init : tensor<1536x1024xf16>) -> tensor<1536x1024xf16>
  return %r : tensor<1536x1024xf16>
}

// Writes 1536*1024*4 = 6291456: 6442450944 / 11534336 = 558.5 < 590.7, which
// the bf16 ridge (295.3) would call compute-bound.
// CHECK-LABEL: @to_f32
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 6442450944 : i64
// CHECK-SAME: hbm_bytes_written = 6291456 : i64
// CHECK-SAME: intensity = 558.545{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
func.func @to_f32(%a: tensor<1536x2048xf8E4M3FN>,
                  %b: tensor<2048x1024xf8E4M3FN>) -> tensor<1536x1024xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1536x1024xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1536x1024xf32>)
      -> tensor<1536x1024xf32>
  %r = linalg.matmul
      ins(%a, %b : tensor<1536x2048xf8E4M3FN>, tensor<2048x1024xf8E4M3FN>)
      outs(%init : tensor<1536x1024xf32>) -> tensor<1536x1024xf32>
  return %r : tensor<1536x1024xf32>
}
