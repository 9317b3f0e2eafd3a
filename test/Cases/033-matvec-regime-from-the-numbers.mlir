// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A product with one row uses every weight once: memory-bound, whatever the op
// is called. With M rows of 3000 against 3000x5000 weights in f16 and an f32
// result the intensity M*30000000 / (30000000 + M*(6000 + 20000)) passes the
// ridge of 989.4 / 3.35 = 295.34 between M = 396 and M = 397.

// 2*3000*5000 = 30000000 flops; reads 3000*2 + 15000000*2 = 30006000, writes
// 5000*4 = 20000; 30000000 / 30026000 = 0.999134...;
// 30026000 B / 3.35e12 B/s = 8.96298...e-6 s.
// CHECK-LABEL: @one_row
// CHECK: linalg.matmul
// CHECK-SAME: flops = 30000000 : i64
// CHECK-SAME: hbm_bytes_read = 30006000 : i64
// CHECK-SAME: hbm_bytes_written = 20000 : i64
// CHECK-SAME: intensity = 0.9991340837940451{{[0-9]*}} : f64
// CHECK-SAME: regime = "memory-bound"
// CHECK-SAME: time_s = 8.96298{{[0-9]*}}E-6 : f64
func.func @one_row(%x: tensor<1x3000xf16>, %w: tensor<3000x5000xf16>)
    -> tensor<1x5000xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x5000xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x5000xf32>)
      -> tensor<1x5000xf32>
  %r = linalg.matmul ins(%x, %w : tensor<1x3000xf16>, tensor<3000x5000xf16>)
                     outs(%init : tensor<1x5000xf32>) -> tensor<1x5000xf32>
  return %r : tensor<1x5000xf32>
}

// 396 * 30000000 = 11880000000 flops over 30000000 + 396*26000 = 40296000
// bytes: 294.8.
// CHECK-LABEL: @rows_396
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 11880000000 : i64
// CHECK-SAME: intensity = 294.818{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
func.func @rows_396(%x: tensor<396x3000xf16>, %w: tensor<3000x5000xf16>)
    -> tensor<396x5000xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<396x5000xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<396x5000xf32>)
      -> tensor<396x5000xf32>
  %r = linalg.matmul ins(%x, %w : tensor<396x3000xf16>, tensor<3000x5000xf16>)
                     outs(%init : tensor<396x5000xf32>) -> tensor<396x5000xf32>
  return %r : tensor<396x5000xf32>
}

// 397 * 30000000 over 30000000 + 397*26000 = 40322000 bytes: 295.37.
// CHECK-LABEL: @rows_397
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "tensor.f16"
// CHECK-SAME: flops = 11910000000 : i64
// CHECK-SAME: intensity = 295.372{{[0-9]+}} : f64
// CHECK-SAME: regime = "compute-bound"
// The verdict is a close one: 295.3723 / 295.3433.
// REPORT: "function": "rows_397"
// REPORT: "runner_up": "hbm",
// REPORT-NEXT: "margin": 1.000098{{[0-9]*}},
func.func @rows_397(%x: tensor<397x3000xf16>, %w: tensor<3000x5000xf16>)
    -> tensor<397x5000xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<397x5000xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<397x5000xf32>)
      -> tensor<397x5000xf32>
  %r = linalg.matmul ins(%x, %w : tensor<397x3000xf16>, tensor<3000x5000xf16>)
                     outs(%init : tensor<397x5000xf32>) -> tensor<397x5000xf32>
  return %r : tensor<397x5000xf32>
}
