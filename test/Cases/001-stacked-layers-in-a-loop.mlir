// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A stack of six layers in a loop is six kernels: the carried value goes through
// memory at every turn, and each turn reads another slice of the weights.

// 6 * 2*4*32*32 = 49152 flops. A turn reads 4*32*4 = 512 bytes of h and
// 32*32*4 = 4096 of w: 6 * 4608 = 27648; it writes 512: 3072 in all.
// CHECK: linalg.matmul
// CHECK-SAME: domain = array<i64: 4, 32, 32>
// CHECK-SAME: executions = 6 : i64
// CHECK-SAME: flops = 49152 : i64
// CHECK-SAME: hbm_bytes_read = 27648 : i64
// CHECK-SAME: hbm_bytes_written = 3072 : i64

// REPORT: "executions": 6,
// REPORT: "flops": 49152,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 49152,
// REPORT: "complete": true
func.func @stack(%weights: tensor<6x32x32xf32>, %x: tensor<4x32xf32>)
    -> tensor<4x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %layer = %c0 to %c6 step %c1 iter_args(%h = %x)
      -> (tensor<4x32xf32>) {
    %w = tensor.extract_slice %weights[%layer, 0, 0] [1, 32, 32] [1, 1, 1]
        : tensor<6x32x32xf32> to tensor<32x32xf32>
    %empty = tensor.empty() : tensor<4x32xf32>
    %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x32xf32>)
        -> tensor<4x32xf32>
    %next = linalg.matmul ins(%h, %w : tensor<4x32xf32>, tensor<32x32xf32>)
                          outs(%init : tensor<4x32xf32>) -> tensor<4x32xf32>
    scf.yield %next : tensor<4x32xf32>
  }
  return %r : tensor<4x32xf32>
}
