// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=TEXT

// Two of the three products are the same pure computation. The IR executes all
// three, and what it executes is what is counted: folding the twins is a change
// to the program, not to its cost.

// Each: 2*32*32*32 = 65536 flops; reads 2*32*32*4 = 8192, writes 4096.
// CHECK-COUNT-3: linalg.matmul {roofline.cost = {{.*}}flops = 65536 : i64, hbm_bytes_read = 8192 : i64, hbm_bytes_written = 4096 : i64

// Together 3*65536 = 196608 flops, 3*8192 = 24576 read, 3*4096 = 12288 written.
// As one kernel: both inputs (8192) in, both results (8192) out.
// REPORT: "repeats": 0
// REPORT: "name": "twice_then_once"
// REPORT: "flops": 196608,
// REPORT: "read": 24576,
// REPORT-NEXT: "written": 12288
// REPORT: "floor":
// REPORT: "read": 8192,
// REPORT-NEXT: "written": 8192
// Without the twin 2*65536 = 131072 of the 196608 are left.
// TEXT: Repeated: 1 kernel computes what an earlier one has, and counts; --cse leaves it out (131 k of 197 k operations):
// TEXT-NEXT: :[[#@LINE+10]]:12 (as
// TEXT-NEXT: :[[#@LINE+7]]:12).
func.func @twice_then_once(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>)
    -> (tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<32x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x32xf32>)
      -> tensor<32x32xf32>
  %first = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>)
                         outs(%init : tensor<32x32xf32>) -> tensor<32x32xf32>
  %again = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>)
                         outs(%init : tensor<32x32xf32>) -> tensor<32x32xf32>
  %next = linalg.matmul ins(%again, %b : tensor<32x32xf32>, tensor<32x32xf32>)
                        outs(%init : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %first, %next : tensor<32x32xf32>, tensor<32x32xf32>
}
