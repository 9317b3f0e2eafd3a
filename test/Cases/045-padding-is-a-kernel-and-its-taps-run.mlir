// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// "Same" padding by an explicit tensor.pad. The convolution executes every tap,
// those on padding too; the pad moves data as a kernel of its own, and nothing
// at all where everything is one kernel.

// Reads 6*9*4 = 216, writes 8*11*4 = 352.
// CHECK: tensor.pad
// CHECK: roofline.cost =
// CHECK-SAME: hbm_bytes_read = 216 : i64
// CHECK-SAME: hbm_bytes_written = 352 : i64
// 2 * 6*9 * 3*3 = 972 flops; reads 352 + 36, writes 216.
// CHECK: linalg.conv_2d
// CHECK-SAME: flops = 972 : i64
// CHECK-SAME: hbm_bytes_read = 388 : i64
// CHECK-SAME: hbm_bytes_written = 216 : i64

// Apart: 216 + 388 read, 352 + 216 written. Together: 216 + 36 and 216.
// REPORT: "name": "same_size"
// REPORT: "flops": 972,
// REPORT: "read": 604,
// REPORT-NEXT: "written": 568
// REPORT: "floor":
// REPORT: "read": 252,
// REPORT-NEXT: "written": 216
func.func @same_size(%x: tensor<6x9xf32>, %w: tensor<3x3xf32>)
    -> tensor<6x9xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<6x9xf32> to tensor<8x11xf32>
  %empty = tensor.empty() : tensor<6x9xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<6x9xf32>)
      -> tensor<6x9xf32>
  %r = linalg.conv_2d ins(%padded, %w : tensor<8x11xf32>, tensor<3x3xf32>)
                      outs(%init : tensor<6x9xf32>) -> tensor<6x9xf32>
  return %r : tensor<6x9xf32>
}
