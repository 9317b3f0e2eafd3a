// RUN: roofline-opt --analyze %s | FileCheck %s

// Where the data layout says that an index has 32 bits it moves four bytes, and
// eight where it does not say, though the ops look alike.

// CHECK: arith.addi
// CHECK-SAME: hbm_bytes_read = 64 : i64, hbm_bytes_written = 64 : i64
// CHECK: arith.addi
// CHECK-SAME: hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
module {
  func.func @indices(%x: tensor<8xindex>) -> tensor<8xindex> {
    %r = arith.addi %x, %x : tensor<8xindex>
    return %r : tensor<8xindex>
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
    func.func @indices(%x: tensor<8xindex>) -> tensor<8xindex> {
      %r = arith.addi %x, %x : tensor<8xindex>
      return %r : tensor<8xindex>
    }
  }
}
