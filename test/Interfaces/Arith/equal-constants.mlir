// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=FLOOR --input-file=%t.json

// Equal constants become one buffer: 4 * 4 bytes are read by the sum, and once
// in all (with 16 of %x) by the floor. Of another type or value, they are two.

// CHECK-LABEL: func.func @equal(
// CHECK: arith.addf {{.*}}hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
// FLOOR: "name": "equal",
// FLOOR: "floor": {
// FLOOR: "read": 32,
// FLOOR-NEXT: "written": 32
func.func @equal(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = arith.addf %a, %b : tensor<4xf32>
  %1 = arith.mulf %x, %b : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @different(
// CHECK: arith.addf {{.*}}hbm_bytes_read = 32 : i64, hbm_bytes_written = 16 : i64
func.func @different() -> tensor<4xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0, 5.0]> : tensor<4xf32>
  %0 = arith.addf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
