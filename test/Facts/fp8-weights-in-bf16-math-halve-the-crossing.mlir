// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// fp8 weights, bf16 activations: the payload widens the weight and multiplies
// in bf16, so the work is tensor.bf16 (ridge 295.3) while the weights are a
// byte each. B*134217728 flops over 67108864 + 2*B*16384 bytes pass the ridge
// between 159 and 160 tokens: half of 319.

// 159*134217728 / 72318976 = 295.09.
// CHECK-LABEL: @batch_159
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 21340618752 : i64
// CHECK-SAME: hbm_bytes_read = 69713920 : i64
// CHECK-SAME: hbm_bytes_written = 2605056 : i64
// CHECK-SAME: intensity = 295.090{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
// REPORT: "unit": "tensor.bf16",
// REPORT-NEXT: "ops": 21340618752,
func.func @batch_159(%x: tensor<159x8192xbf16>, %w: tensor<8192x8192xf8E4M3FN>)
    -> tensor<159x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<159x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<159x8192xbf16>)
      -> tensor<159x8192xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<159x8192xbf16>, tensor<8192x8192xf8E4M3FN>)
      outs(%init : tensor<159x8192xbf16>) -> tensor<159x8192xbf16>
  return %y : tensor<159x8192xbf16>
}

// 160*134217728 / 72351744 = 296.81.
// CHECK-LABEL: @batch_160
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "tensor.bf16"
// CHECK-SAME: intensity = 296.81{{[0-9]+}} : f64
// CHECK-SAME: regime = "compute-bound"
func.func @batch_160(%x: tensor<160x8192xbf16>, %w: tensor<8192x8192xf8E4M3FN>)
    -> tensor<160x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<160x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<160x8192xbf16>)
      -> tensor<160x8192xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<160x8192xbf16>, tensor<8192x8192xf8E4M3FN>)
      outs(%init : tensor<160x8192xbf16>) -> tensor<160x8192xbf16>
  return %y : tensor<160x8192xbf16>
}

// Two fp8 operands stay fp8 work though the payload widens both: the unit
// multiplies them as they come.
// 2*160*8192*8192 = 21474836480 flops.
// CHECK-LABEL: @both_widened
// REPORT: "function": "both_widened",
// REPORT: "unit": "tensor.f8",
// REPORT-NEXT: "ops": 21474836480,
func.func @both_widened(%x: tensor<160x8192xf8E5M2>,
                        %w: tensor<8192x8192xf8E4M3FN>)
    -> tensor<160x8192xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<160x8192xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<160x8192xf32>)
      -> tensor<160x8192xf32>
  %y = linalg.generic
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                        affine_map<(m, n, k) -> (k, n)>,
                        affine_map<(m, n, k) -> (m, n)>],
       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<160x8192xf8E5M2>, tensor<8192x8192xf8E4M3FN>)
      outs(%init : tensor<160x8192xf32>) {
  ^bb0(%a: f8E5M2, %b: f8E4M3FN, %acc: f32):
    %wide_a = arith.extf %a : f8E5M2 to f32
    %wide_b = arith.extf %b : f8E4M3FN to f32
    %p = arith.mulf %wide_a, %wide_b : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<160x8192xf32>
  return %y : tensor<160x8192xf32>
}
