// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Reshaping a contiguous tensor changes its type only. A transpose moves all of
// it, at no flops.

// CHECK-LABEL: @reshape
// CHECK-NOT: roofline
// CHECK-LABEL: @transpose
// 120*70*8 = 67200 bytes each way.
// CHECK: linalg.transpose
// CHECK-NOT: flops =
// CHECK: bound_by = "hbm"
// CHECK-SAME: hbm_bytes_read = 67200 : i64
// CHECK-SAME: hbm_bytes_written = 67200 : i64
// CHECK-SAME: regime = "memory-bound"

// REPORT: "name": "reshape"
// REPORT: "flops": 0,
// REPORT: "read": 0,
// REPORT-NEXT: "written": 0
// REPORT: "regime": "none",
// REPORT: "complete": true
func.func @reshape(%x: tensor<12x50xf64>) -> tensor<30x20xf64> {
  %flat = tensor.collapse_shape %x [[0, 1]]
      : tensor<12x50xf64> into tensor<600xf64>
  %r = tensor.expand_shape %flat [[0, 1]] output_shape [30, 20]
      : tensor<600xf64> into tensor<30x20xf64>
  return %r : tensor<30x20xf64>
}

func.func @transpose(%x: tensor<120x70xf64>) -> tensor<70x120xf64> {
  %empty = tensor.empty() : tensor<70x120xf64>
  %r = linalg.transpose ins(%x : tensor<120x70xf64>)
                        outs(%empty : tensor<70x120xf64>) permutation = [1, 0]
  return %r : tensor<70x120xf64>
}
