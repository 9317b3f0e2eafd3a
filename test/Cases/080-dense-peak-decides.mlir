// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// An intensity between the ridge of the dense peak (989.4 / 3.35 = 295.3) and
// that of the sparse one (590.7), which data sheets print in larger letters.

// 2*1280*1280*1024 = 3355443200 flops; reads 2 * 1280*1024*2 = 5242880, writes
// 1280*1280*2 = 3276800: 3355443200 / 8519680 = 393.8...
// Time 3355443200 / 989.4e12 = 3.39139...e-6 s against 2.54319...e-6 s of
// memory.
// CHECK: linalg.matmul
// CHECK-SAME: attainable_flops_per_s = 9.894{{0*[eE]\+?}}14 : f64
// CHECK-SAME: bound_by = "tensor.bf16"
// CHECK-SAME: flops = 3355443200 : i64
// CHECK-SAME: hbm_bytes_read = 5242880 : i64
// CHECK-SAME: hbm_bytes_written = 3276800 : i64
// CHECK-SAME: intensity = 393.846{{[0-9]+}} : f64
// CHECK-SAME: regime = "compute-bound"
// CHECK-SAME: time_s = 3.39139{{[0-9]*}}E-6 : f64
// REPORT: "tensor.bf16": 989400000000000,
// REPORT: "tensor.bf16": 295.343{{[0-9]+}},
// REPORT: "roof": "hbm",
// REPORT-NEXT: "time_s": 2.54318{{[0-9]*}}e-06
func.func @product(%a: tensor<1280x1024xbf16>, %b: tensor<1024x1280xbf16>)
    -> tensor<1280x1280xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<1280x1280xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<1280x1280xbf16>)
      -> tensor<1280x1280xbf16>
  %r = linalg.matmul
      ins(%a, %b : tensor<1280x1024xbf16>, tensor<1024x1280xbf16>)
      outs(%init : tensor<1280x1280xbf16>) -> tensor<1280x1280xbf16>
  return %r : tensor<1280x1280xbf16>
}
