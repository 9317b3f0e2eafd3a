// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// An i8 product is integer work, judged against the int8 rate of the matrix
// unit. The widening to i32 in the payload is no operation.

// 2*96*160*64 = 1966080 iops, no flops.
// Reads 96*64 + 64*160 = 16384, writes 96*160*4 = 61440;
// 1966080 / 77824 = 25.263...: above the ridge of the i32 vector unit (10),
// far below that of tensor.i8 (1978.9 / 3.35 = 590.7).
// CHECK: linalg.matmul
// CHECK-NOT: flops =
// CHECK-SAME: hbm_bytes_read = 16384 : i64
// CHECK-SAME: hbm_bytes_written = 61440 : i64
// CHECK-SAME: intensity = 25.26315789473684{{[0-9]*}} : f64
// CHECK-SAME: iops = 1966080 : i64
// CHECK-SAME: regime = "memory-bound"

// REPORT: "flops": 0,
// REPORT: "iops": 1966080,
// REPORT: "unit": "tensor.i8",
// REPORT-NEXT: "ops": 1966080,
// REPORT: "ridge": 590.71{{[0-9]+}},
func.func @quantised(%a: tensor<96x64xi8>, %b: tensor<64x160xi8>)
    -> tensor<96x160xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<96x160xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<96x160xi32>)
      -> tensor<96x160xi32>
  %r = linalg.matmul ins(%a, %b : tensor<96x64xi8>, tensor<64x160xi8>)
                     outs(%init : tensor<96x160xi32>) -> tensor<96x160xi32>
  return %r : tensor<96x160xi32>
}
