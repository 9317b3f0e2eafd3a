// RUN: roofline-opt --analyze %s | FileCheck %s

// Sub-byte integers are packed, whole tensors round up; booleans are a byte;
// index is eight. What has no rate class is listed, not guessed.

// 9*3 = 27 bits are 4 bytes; 9 iops.
// CHECK-LABEL: @three_bits
// CHECK: arith.addi
// CHECK-SAME: hbm_bytes_read = 4 : i64, hbm_bytes_written = 4 : i64
// CHECK-SAME: iops = 9 : i64
func.func @three_bits(%x: tensor<9xi3>) -> tensor<9xi3> {
  %r = arith.addi %x, %x : tensor<9xi3>
  return %r : tensor<9xi3>
}

// 3*4 = 12 bits are 2 bytes.
// CHECK-LABEL: @half_bytes
// CHECK: linalg.copy
// CHECK-SAME: hbm_bytes_read = 2 : i64, hbm_bytes_written = 2 : i64
func.func @half_bytes(%x: tensor<3xi4>) -> tensor<3xi4> {
  %empty = tensor.empty() : tensor<3xi4>
  %r = linalg.copy ins(%x : tensor<3xi4>)
                   outs(%empty : tensor<3xi4>) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// Arithmetic on booleans counts nothing.
// CHECK-LABEL: @booleans
// CHECK: arith.andi
// CHECK-NOT: iops
// CHECK-SAME: hbm_bytes_read = 16 : i64, hbm_bytes_written = 8 : i64
func.func @booleans(%x: tensor<8xi1>, %y: tensor<8xi1>) -> tensor<8xi1> {
  %r = arith.andi %x, %y : tensor<8xi1>
  return %r : tensor<8xi1>
}

// Nor does arithmetic on index, which moves eight bytes each.
// CHECK-LABEL: @indices
// CHECK: arith.addi
// CHECK-NOT: iops
// CHECK-SAME: hbm_bytes_read = 64 : i64, hbm_bytes_written = 64 : i64
func.func @indices(%x: tensor<8xindex>) -> tensor<8xindex> {
  %r = arith.addi %x, %x : tensor<8xindex>
  return %r : tensor<8xindex>
}

// CHECK-LABEL: @wide
// CHECK: arith.addi
// CHECK-SAME: roofline.unmodelled = "no rate class for i128"
// CHECK: arith.muli
// CHECK-SAME: roofline.unmodelled = "no rate class for i65"
func.func @wide(%x: tensor<8xi128>, %y: tensor<8xi65>)
    -> (tensor<8xi128>, tensor<8xi65>) {
  %0 = arith.addi %x, %x : tensor<8xi128>
  %1 = arith.muli %y, %y : tensor<8xi65>
  return %0, %1 : tensor<8xi128>, tensor<8xi65>
}
