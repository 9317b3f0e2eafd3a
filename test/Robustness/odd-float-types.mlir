// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// x87 and quadruple floats run on no unit that a target describes: they are
// listed. Floats of six and four bits are packed, and computed at the next
// wider type that the vector unit has a rate for.

// CHECK-LABEL: @wide
// CHECK: arith.addf
// CHECK-SAME: roofline.unmodelled = "no rate class for f80"
// CHECK: arith.mulf
// CHECK-SAME: roofline.unmodelled = "no rate class for f128"
func.func @wide(%x: tensor<8xf80>, %y: tensor<8xf128>)
    -> (tensor<8xf80>, tensor<8xf128>) {
  %0 = arith.addf %x, %x : tensor<8xf80>
  %1 = arith.mulf %y, %y : tensor<8xf128>
  return %0, %1 : tensor<8xf80>, tensor<8xf128>
}

// 5*6 = 30 bits are 4 bytes.
// CHECK-LABEL: @six_bits
// CHECK: arith.addf
// CHECK-SAME: flops = 5 : i64, hbm_bytes_read = 4 : i64, hbm_bytes_written = 4 : i64
// REPORT: "function": "six_bits",
// REPORT: "unit": "vector.f16",
// REPORT-NEXT: "ops": 5,
func.func @six_bits(%x: tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN> {
  %r = arith.addf %x, %x : tensor<5xf6E2M3FN>
  return %r : tensor<5xf6E2M3FN>
}

// 5*4 = 20 bits are 3 bytes.
// CHECK-LABEL: @four_bits
// CHECK: arith.addf
// CHECK-SAME: flops = 5 : i64, hbm_bytes_read = 3 : i64, hbm_bytes_written = 3 : i64
func.func @four_bits(%x: tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN> {
  %r = arith.addf %x, %x : tensor<5xf4E2M1FN>
  return %r : tensor<5xf4E2M1FN>
}
