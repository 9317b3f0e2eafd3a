// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %validate_report %t.json

// Ops of every kind on empty operands do nothing; what they still make, they
// write.

// CHECK-NOT: {{[Nn]a[Nn]|0x7FF}}
// CHECK-LABEL: @empty
// CHECK: math.exp
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
// CHECK: linalg.softmax
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
// CHECK: tensor.concat
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
// CHECK: tensor.gather
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
// Four rows of padding around no row: 4*4*4 = 64 bytes.
// CHECK: tensor.pad
// CHECK: hbm_bytes_read = 0 : i64, hbm_bytes_written = 64 : i64

// REPORT-NOT: {{[^a-z](NaN|nan|inf[^e])}}
// REPORT: "totals": {
// REPORT: "read": 0,
// REPORT-NEXT: "written": 64
func.func @empty(%x: tensor<0x4xf32>, %m: memref<0xf32>, %n: memref<0xf32>,
                 %table: tensor<8xf32>, %where: tensor<0x1xindex>)
    -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = math.exp %x : tensor<0x4xf32>
  memref.copy %m, %n : memref<0xf32> to memref<0xf32>
  %init = tensor.empty() : tensor<0x4xf32>
  %1 = linalg.softmax dimension(0) ins(%0 : tensor<0x4xf32>)
                                   outs(%init : tensor<0x4xf32>)
      -> tensor<0x4xf32>
  %2 = tensor.concat dim(0) %0, %1
      : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xf32>
  %3 = tensor.gather %table[%where] gather_dims([0])
      : (tensor<8xf32>, tensor<0x1xindex>) -> tensor<0x1xf32>
  %4 = tensor.pad %2 low[4, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<0x4xf32> to tensor<4x4xf32>
  return %4 : tensor<4x4xf32>
}
