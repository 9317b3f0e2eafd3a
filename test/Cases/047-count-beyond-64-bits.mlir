// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// 2 * 2097152^3 = 2^64 = 18446744073709551616 flops: zero in any 64-bit
// integer. Counts are 128 bits wide inside, i128 in the annotation where they
// have to be, and all digits in the report.

// Reads 2 * 2^42 elements * 2 bytes = 2^44, writes 2^42 * 4 = 2^44.
// CHECK-LABEL: @in_one_op
// CHECK: linalg.matmul
// CHECK-SAME: flops = 18446744073709551616 : i128
// CHECK-SAME: hbm_bytes_read = 17592186044416 : i64
// CHECK-SAME: hbm_bytes_written = 17592186044416 : i64
// CHECK-SAME: regime = "compute-bound"
// REPORT: "name": "in_one_op"
// REPORT: "flops": 18446744073709551616,
func.func @in_one_op(%a: tensor<2097152x2097152xbf16>,
                     %b: tensor<2097152x2097152xbf16>)
    -> tensor<2097152x2097152xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2097152x2097152xf32>
  %init = linalg.fill ins(%zero : f32)
      outs(%empty : tensor<2097152x2097152xf32>) -> tensor<2097152x2097152xf32>
  %r = linalg.matmul
      ins(%a, %b : tensor<2097152x2097152xbf16>, tensor<2097152x2097152xbf16>)
      outs(%init : tensor<2097152x2097152xf32>) -> tensor<2097152x2097152xf32>
  return %r : tensor<2097152x2097152xf32>
}

// 512 turns of 2*(2^18)^3 = 2^55 flops: 2^64.
// CHECK-LABEL: @by_a_loop
// CHECK: linalg.matmul
// CHECK-SAME: executions = 512 : i64
// CHECK-SAME: flops = 18446744073709551616 : i128
// REPORT: "name": "by_a_loop"
// REPORT: "flops": 18446744073709551616,
// REPORT: "complete": true
func.func @by_a_loop(%a: tensor<262144x262144xbf16>,
                     %c: tensor<262144x262144xbf16>)
    -> tensor<262144x262144xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %r = scf.for %i = %c0 to %c512 step %c1 iter_args(%acc = %c)
      -> (tensor<262144x262144xbf16>) {
    %next = linalg.matmul
        ins(%a, %a : tensor<262144x262144xbf16>, tensor<262144x262144xbf16>)
        outs(%acc : tensor<262144x262144xbf16>) -> tensor<262144x262144xbf16>
    scf.yield %next : tensor<262144x262144xbf16>
  }
  return %r : tensor<262144x262144xbf16>
}
