// RUN: roofline-opt --analyze --dims=B=64,arg1_d1=16 %s | FileCheck %s
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-annotate{dims=B=64,arg1_d1=16})' %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=B=1..64 --dims=arg1_d1=16 --report=json:%t.json %s | FileCheck --check-prefix=RANGE %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --dims=B=0,arg1_d1=16 %s | FileCheck --check-prefix=ZERO %s

// What is bound is a number everywhere; a range leaves the symbol and bounds it.

// 2*64*8*16 = 16384 flops; (64*8 + 8*16)*4 = 2560 bytes.
// CHECK: linalg.matmul
// CHECK-SAME: domain = array<i64: 64, 16, 8>
// CHECK-SAME: flops = 16384 : i64
// CHECK-SAME: hbm_bytes_read = 2560 : i64
// RANGE: flops = "256*B"
// RANGE-SAME: hbm_bytes_read = "32*B + 512"
// REPORT: "dims": {
// REPORT-NEXT: "B": [
// REPORT-NEXT: 1,
// REPORT-NEXT: 64
// REPORT: "arg1_d1": 16
// REPORT: "name": "B",
// REPORT: "upper": 64,
// REPORT: "name": "arg1_d1",
// REPORT: "bound": 16
// Nothing to do with no rows.
// ZERO: linalg.matmul
// ZERO-SAME: domain = array<i64: 0, 16, 8>
// ZERO-SAME: hbm_bytes_read = 0 : i64
// ZERO-SAME: regime = "none"
func.func @f(%a: tensor<?x8xf32> {roofline.dims = ["B", ""]},
             %b: tensor<8x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x8xf32>
  %n = tensor.dim %b, %c1 : tensor<8x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>)
      -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>)
                     outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
