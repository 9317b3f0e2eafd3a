// RUN: roofline-opt --analyze --target=h100,h200,l4 --report=json:%t.json --report=text:%t.txt %s | FileCheck %s --check-prefix=IR
// RUN: %validate_report %t.json
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// The first target annotates and decides. The others say beside that what they
// make of the same 64*2*8192^2 = 8589934592 flops and 136314880 bytes.

// IR: roofline.target = "h100"
// IR: bound_by = "hbm"

// CHECK: "target": {
// CHECK-NEXT: "name": "h100-sxm"
// CHECK: "op": "linalg.matmul"
// CHECK: "bound_by": "hbm"
// CHECK: "by_target": [
// 136314880 / 3.35e12 = 4.0691e-5; 8589934592 / 4.0691e-5 = 2.1110e14.
// CHECK:      "name": "h100-sxm",
// CHECK-NEXT: "time_s": 4.0691{{[0-9]*}}e-05,
// CHECK-NEXT: "bound_by": "hbm",
// CHECK-NEXT: "regime": "memory-bound",
// CHECK-NEXT: "crossover": null,
// 989.4 / 3.35 = 295.34
// CHECK-NEXT: "ridge": 295.34{{[0-9]*}},
// CHECK-NEXT: "attainable_flops_per_s": 211101538461538.{{[0-9]+}},
// 136314880 / 4.8e12 = 2.8399e-5; 989.4 / 4.8 = 206.1.
// CHECK:      "name": "h200",
// CHECK-NEXT: "time_s": 2.8398{{[0-9]*}}e-05,
// CHECK-NEXT: "bound_by": "hbm",
// CHECK-NEXT: "regime": "memory-bound",
// CHECK-NEXT: "crossover": null,
// CHECK-NEXT: "ridge": 206.1{{[0-9]*}},
// The L4 has 121 TFLOP/s and 300 GB/s, a ridge of 403: 136314880 / 3e11.
// CHECK:      "name": "l4",
// CHECK-NEXT: "time_s": 0.000454{{[0-9]*}},
// CHECK-NEXT: "bound_by": "hbm",

// The totals are those of the one kernel. H200 over H100: 4.8 / 3.35 = 1.43.
// CHECK:      "totals": {
// CHECK:      "by_target": [
// CHECK:      "name": "h200",
// CHECK-NEXT: "time_s": 2.8398{{[0-9]*}}e-05,
// CHECK-NEXT: "regime": "memory-bound",
// TEXT:      target {{.*}} speedup
// TEXT-NEXT: h100-sxm  memory-bound  211 TFLOP/s  40.7 us{{$}}
// TEXT-NEXT: h200      memory-bound  302 TFLOP/s  28.4 us    1.43x
// TEXT-NEXT: l4        memory-bound
func.func @batch(%x: tensor<64x8192xbf16>, %w: tensor<8192x8192xbf16>)
    -> tensor<64x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<64x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<64x8192xbf16>)
      -> tensor<64x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<64x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<64x8192xbf16>) -> tensor<64x8192xbf16>
  return %y : tensor<64x8192xbf16>
}
