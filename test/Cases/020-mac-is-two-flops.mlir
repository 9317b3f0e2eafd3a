// RUN: roofline-opt --analyze %s | FileCheck %s

// A multiply-accumulate is two operations, and with a real C every one of the k
// additions is real: 2*m*n*k, neither m*n*k nor m*n*(2k - 1).

// 2*14*6*40 = 6720 flops (macs 3360; the 2k - 1 form 6636).
// Reads A 14*40*4 = 2240, B 40*6*4 = 960, C 14*6*4 = 336; writes C.
// 6720 / (3536 + 336) = 1.7355...
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: domain = array<i64: 14, 6, 40>
// CHECK-SAME: flops = 6720 : i64
// CHECK-SAME: hbm_bytes_read = 3536 : i64
// CHECK-SAME: hbm_bytes_written = 336 : i64
// CHECK-SAME: intensity = 1.735537190082644{{[0-9]*}} : f64
// CHECK-SAME: regime = "memory-bound"
func.func @accumulate(%a: tensor<14x40xf32>, %b: tensor<40x6xf32>,
                      %c: tensor<14x6xf32>) -> tensor<14x6xf32> {
  %sum = linalg.matmul ins(%a, %b : tensor<14x40xf32>, tensor<40x6xf32>)
                       outs(%c : tensor<14x6xf32>) -> tensor<14x6xf32>
  return %sum : tensor<14x6xf32>
}
