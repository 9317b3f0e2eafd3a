// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- -o /dev/null %s | FileCheck %s

// All fields of a kernel's record, and how the totals repeat them.

// 2*64*32*16 = 65536 flops; reads (64*16 + 16*32)*2 = 3072, writes
// 64*32*4 = 8192: 65536 / 11264 = 5.818...
// Requested: each of 32768 points reads 2 + 2 bytes, and 8192 are stored:
// 139264.
// 11264 / 3.35e12 = 3.362...e-9 s; 65536 / 989.4e12 = 6.6238...e-11 s: 50.76
// times less. Attainable 65536 / 3.362e-9 = 1.949e13, 1.97 % of the peak.

// CHECK:      "schema": "roofline.report/1",
// CHECK:      "tool": {
// CHECK-NEXT:   "name": "roofline-opt",
// CHECK-NEXT:   "version": "{{[0-9.]+}}",
// CHECK-NEXT:   "llvm": "22.{{[0-9.]+}}"
// CHECK:      "target": {
// CHECK-NEXT:   "name": "h100-sxm",
// CHECK-NEXT:   "source": "option",
// CHECK:      "assumptions": {
// CHECK-NEXT:   "ceilings": "datasheet",
// CHECK-NEXT:   "tf32": false,
// CHECK-NEXT:   "caches": "cold",
// CHECK:      "symbols": [],
// CHECK:      "kernels": [
// CHECK:        "id": 0,
// CHECK-NEXT:   "op": "linalg.matmul",
// CHECK-NEXT:   "function": "product",
// CHECK-NEXT:   "location": "record-of-one-kernel.mlir:[[#@LINE+53]]:8",
// CHECK:        "executions": 1,
// CHECK-NEXT:   "branch": false,
// CHECK-NEXT:   "taken": true,
// CHECK-NEXT:   "flops": 65536,
// CHECK-NEXT:   "transcendentals": 0,
// CHECK-NEXT:   "iops": 0,
// CHECK:        "unit": "tensor.bf16",
// CHECK-NEXT:   "ops": 65536,
// CHECK:        "hbm": {
// CHECK-NEXT:     "read": 3072,
// CHECK-NEXT:     "written": 8192,
// CHECK-NEXT:     "compulsory": 11264,
// CHECK-NEXT:     "requested": 139264,
// CHECK-NEXT:     "transferred": null
// CHECK:        "l2": null,
// CHECK-NEXT:   "smem": null
// CHECK:        "intensity": 5.8181818181818183,
// CHECK-NEXT:   "dominant_unit": "tensor.bf16",
// CHECK-NEXT:   "ridge": 295.34{{[0-9]+}},
// CHECK:        "roof": "hbm",
// CHECK-NEXT:   "time_s": 3.3623{{[0-9]+}}e-09
// CHECK:        "roof": "tensor.bf16",
// CHECK-NEXT:   "time_s": 6.6238{{[0-9]+}}e-11
// CHECK:        "bound_by": "hbm",
// CHECK-NEXT:   "regime": "memory-bound",
// CHECK-NEXT:   "runner_up": "tensor.bf16",
// CHECK-NEXT:   "margin": 50.76{{[0-9]+}},
// CHECK-NEXT:   "launch_bound": true,
// CHECK-NEXT:   "time_s": 3.3623{{[0-9]+}}e-09,
// CHECK-NEXT:   "attainable_flops_per_s": 19490909090909.09{{[0-9]*}},
// CHECK-NEXT:   "percent_of_peak": 1.9699{{[0-9]+}},
// CHECK-NEXT:   "group": null,
// CHECK-NEXT:   "floor_class": false,
// CHECK-NEXT:   "tiling": {
// CHECK:        "source": "search",
// CHECK:        "launch": null,
// CHECK-NEXT:   "crossover": null,
// CHECK:      "functions": [
// CHECK:        "name": "product",
// CHECK-NEXT:   "calls": 1,
// CHECK-NEXT:   "dead": false,
// CHECK:      "totals": {
// CHECK-NEXT:   "flops": 65536,
// CHECK:        "floor": {
// CHECK:      "unmodelled": [],
// CHECK-NEXT: "complete": true
func.func @product(%a: tensor<64x16xbf16>, %b: tensor<16x32xbf16>)
    -> tensor<64x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x32xf32>)
      -> tensor<64x32xf32>
  %c = linalg.matmul ins(%a, %b : tensor<64x16xbf16>, tensor<16x32xbf16>)
                     outs(%init : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %c : tensor<64x32xf32>
}
