// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// The bias costs one addition per output, not per bias element, while its
// traffic is its own twelve elements.

// 2*6*12*10 = 1440 flops; reads (6*10 + 10*12)*4 = 720, writes 6*12*4 = 288.
// CHECK: linalg.matmul
// CHECK-SAME: flops = 1440 : i64
// CHECK-SAME: hbm_bytes_read = 720 : i64
// CHECK-SAME: hbm_bytes_written = 288 : i64
// 6*12 = 72 flops; reads (6*12 + 12)*4 = 336, writes 288.
// CHECK: linalg.generic
// CHECK-SAME: flops = 72 : i64
// CHECK-SAME: hbm_bytes_read = 336 : i64
// CHECK-SAME: hbm_bytes_written = 288 : i64

// 1440 + 72 = 1512 flops. Two kernels move 720 + 336 and 2*288; one would read
// (60 + 120 + 12)*4 = 768 and write 288.
// REPORT: "name": "linear_layer"
// REPORT: "flops": 1512,
// REPORT: "read": 1056,
// REPORT-NEXT: "written": 576
// REPORT: "floor":
// REPORT: "read": 768,
// REPORT-NEXT: "written": 288
func.func @linear_layer(%x: tensor<6x10xf32>, %w: tensor<10x12xf32>,
                        %bias: tensor<12xf32>) -> tensor<6x12xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6x12xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<6x12xf32>)
      -> tensor<6x12xf32>
  %product = linalg.matmul ins(%x, %w : tensor<6x10xf32>, tensor<10x12xf32>)
                           outs(%init : tensor<6x12xf32>) -> tensor<6x12xf32>
  %out = tensor.empty() : tensor<6x12xf32>
  %sum = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : tensor<6x12xf32>, tensor<12xf32>)
      outs(%out : tensor<6x12xf32>) {
  ^bb0(%p: f32, %b: f32, %o: f32):
    %s = arith.addf %p, %b : f32
    linalg.yield %s : f32
  } -> tensor<6x12xf32>
  return %sum : tensor<6x12xf32>
}
