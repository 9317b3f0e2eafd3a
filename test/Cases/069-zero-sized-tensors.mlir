// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// An empty iteration space does nothing, touches nothing and takes no time: the
// regime is "none", no roof binds, and nothing is NaN.

// CHECK-LABEL: @no_rows
// CHECK: linalg.matmul
// CHECK-NOT: bound_by
// CHECK-SAME: domain = array<i64: 0, 20, 30>
// CHECK-NOT: flops =
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 0 : i64
// CHECK-NOT: intensity
// CHECK-SAME: regime = "none"
// REPORT: "function": "no_rows",
// REPORT: "intensity": null,
// REPORT: "bound_by": null,
// REPORT-NEXT: "regime": "none",
func.func @no_rows(%a: tensor<0x30xf32>, %b: tensor<30x20xf32>,
                   %c: tensor<0x20xf32>) -> tensor<0x20xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<0x30xf32>, tensor<30x20xf32>)
                     outs(%c : tensor<0x20xf32>) -> tensor<0x20xf32>
  return %r : tensor<0x20xf32>
}

// CHECK-LABEL: @nothing_to_sum
// CHECK: linalg.matmul
// CHECK-SAME: domain = array<i64: 8, 8, 0>
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 0 : i64
// CHECK-SAME: regime = "none"
func.func @nothing_to_sum(%a: tensor<8x0xf32>, %b: tensor<0x8xf32>,
                          %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<8x0xf32>, tensor<0x8xf32>)
                     outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// With nothing to add to it, the fill is the result: it writes its 256 bytes.
// CHECK-LABEL: @fill_of_an_empty_sum
// CHECK: linalg.fill {roofline.cost =
// CHECK-SAME: hbm_bytes_written = 256 : i64
// CHECK: linalg.matmul
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 0 : i64
func.func @fill_of_an_empty_sum(%a: tensor<8x0xf32>, %b: tensor<0x8xf32>)
    -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8xf32>)
      -> tensor<8x8xf32>
  %r = linalg.matmul ins(%a, %b : tensor<8x0xf32>, tensor<0x8xf32>)
                     outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
