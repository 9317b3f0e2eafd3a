// RUN: roofline-opt --analyze --report=json:%t.json --report=text:%t.txt %s \
// RUN:   | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// One token through 8192x8192 weights, all bf16.
// 2*8192*8192 = 134217728 flops; reads 8192*2 + 8192*8192*2 = 134234112, writes
// 16384; 134217728 / 134250496 = 0.99976. Memory takes 134250496 / 3.35e12 =
// 40.0747 us; attainable 3.35e12 * 0.99976 = 3.349e12, of 989.4e12 0.3385 %.
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: domain = array<i64: 1, 8192, 8192>
// CHECK-SAME: flops = 134217728 : i64
// CHECK-SAME: hbm_bytes_read = 134234112 : i64
// CHECK-SAME: hbm_bytes_written = 16384 : i64
// CHECK-SAME: intensity = 0.99975591896509641 : f64
// CHECK-SAME: regime = "memory-bound"
// CHECK-SAME: time_s = 4.00747{{[0-9]*}}E-5 : f64

// Without reuse each of 8192*8192 points would read two elements, and 8192
// outputs be written: 4*67108864 + 16384 = 268451840.
// Matrix time 134217728 / 989.4e12 = 0.135656 us: memory takes 295.4 times it.
// REPORT: "compulsory": 134250496,
// REPORT-NEXT: "requested": 268451840,
// REPORT: "intensity": 0.99975591896509641,
// REPORT-NEXT: "dominant_unit": "tensor.bf16",
// REPORT-NEXT: "ridge": 295.34{{[0-9]+}},
// REPORT: "runner_up": "tensor.bf16",
// REPORT-NEXT: "margin": 295.41{{[0-9]+}},
// REPORT: "attainable_flops_per_s": 3349182{{[0-9.]+}},
// REPORT-NEXT: "percent_of_peak": 0.33850{{[0-9]+}},

// TEXT: 3.35 TFLOP/s
// TEXT-SAME: 0.34%
func.func @decode(%x: tensor<1x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<1x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<1x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<1x8192xbf16>)
      -> tensor<1x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<1x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<1x8192xbf16>) -> tensor<1x8192xbf16>
  return %y : tensor<1x8192xbf16>
}
