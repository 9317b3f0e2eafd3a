// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Nobody can know what a function without a body computes. Its call is listed
// by name with what must cross its boundary; the totals leave it out and say
// that they are lower bounds. Never -1, never silence.

func.func private @vendor_gemm(tensor<16x32xf32>, tensor<32x8xf32>)
    -> tensor<16x8xf32>

// CHECK-LABEL: @calls_a_library
// CHECK: call @vendor_gemm
// CHECK-SAME: roofline.unmodelled = "{{.+}}"
// 16*8 = 128 flops; reads 2*128*4 = 1024, writes 512.
// CHECK: linalg.max
// CHECK-SAME: flops = 128 : i64
// CHECK-SAME: hbm_bytes_read = 1024 : i64
// CHECK-SAME: hbm_bytes_written = 512 : i64

// The boundary: (16*32 + 32*8 + 16*8)*4 = 2048 + 1024 + 512 = 3584 bytes, not
// added to the totals.
// REPORT: "name": "calls_a_library"
// REPORT: "flops": 128,
// REPORT: "read": 1024,
// REPORT-NEXT: "written": 512
// REPORT: "unmodelled": [
// REPORT: "op": "func.call",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 3584,
// REPORT: "complete": false
func.func @calls_a_library(%a: tensor<16x32xf32>, %b: tensor<32x8xf32>,
                           %c: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %product = func.call @vendor_gemm(%a, %b)
      : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %empty = tensor.empty() : tensor<16x8xf32>
  %r = linalg.max ins(%product, %c : tensor<16x8xf32>, tensor<16x8xf32>)
                  outs(%empty : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %r : tensor<16x8xf32>
}
