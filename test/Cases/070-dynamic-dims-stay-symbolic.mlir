// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// An unknown number of rows is not 1, -1 or INT64_MIN but a symbol. What
// folding makes known is a plain number.

// With n = arg0_d0 rows: 2*n*20*30 = 1200*n flops. Reads the a's n*30*4 bytes and
// the b's 30*20*4 = 2400; writes n*20*4.
// CHECK-LABEL: @unknown_rows
// CHECK: linalg.matmul
// CHECK-SAME: domain = ["arg0_d0", 20, 30]
// CHECK-SAME: flops = "1200*arg0_d0"
// CHECK-SAME: hbm_bytes_read = "120*arg0_d0 + 2400"
// CHECK-SAME: hbm_bytes_written = "80*arg0_d0"
func.func @unknown_rows(%a: tensor<?x30xf32>, %b: tensor<30x20xf32>)
    -> tensor<?x20xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %a, %c0 : tensor<?x30xf32>
  %empty = tensor.empty(%rows) : tensor<?x20xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x20xf32>)
      -> tensor<?x20xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x30xf32>, tensor<30x20xf32>)
                     outs(%init : tensor<?x20xf32>) -> tensor<?x20xf32>
  return %r : tensor<?x20xf32>
}

// 2*16*20*30 = 19200 flops; reads (16*30 + 30*20 + 16*20)*4 = 5600, writes
// 16*20*4 = 1280.
// CHECK-LABEL: @cast_from_known
// CHECK: linalg.matmul
// CHECK-SAME: flops = 19200 : i64
// CHECK-SAME: hbm_bytes_read = 5600 : i64
// CHECK-SAME: hbm_bytes_written = 1280 : i64
// REPORT: "name": "cast_from_known"
// REPORT: "floor":
// REPORT: "read": 5600,
// REPORT-NEXT: "written": 1280
// REPORT: "complete": true
func.func @cast_from_known(%a: tensor<16x30xf32>, %b: tensor<30x20xf32>,
                           %c: tensor<16x20xf32>) -> tensor<?x20xf32> {
  %any_a = tensor.cast %a : tensor<16x30xf32> to tensor<?x30xf32>
  %any_c = tensor.cast %c : tensor<16x20xf32> to tensor<?x20xf32>
  %r = linalg.matmul ins(%any_a, %b : tensor<?x30xf32>, tensor<30x20xf32>)
                     outs(%any_c : tensor<?x20xf32>) -> tensor<?x20xf32>
  return %r : tensor<?x20xf32>
}
