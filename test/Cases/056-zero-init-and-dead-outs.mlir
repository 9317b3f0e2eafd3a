// RUN: roofline-opt --analyze %s | FileCheck %s

// A fill that only starts an accumulation lives in registers. An output whose
// old value the payload does not use is not read.

#id = affine_map<(i, j) -> (i, j)>

// 2*40*56*24 = 107520 flops; reads (40*24 + 24*56)*4 = 9216,
// writes 40*56*4 = 8960.
// CHECK-LABEL: @from_zero
// CHECK: linalg.fill ins
// CHECK: linalg.matmul
// CHECK-SAME: flops = 107520 : i64
// CHECK-SAME: hbm_bytes_read = 9216 : i64
// CHECK-SAME: hbm_bytes_written = 8960 : i64
func.func @from_zero(%a: tensor<40x24xf32>, %b: tensor<24x56xf32>)
    -> tensor<40x56xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<40x56xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<40x56xf32>)
      -> tensor<40x56xf32>
  %r = linalg.matmul ins(%a, %b : tensor<40x24xf32>, tensor<24x56xf32>)
                     outs(%init : tensor<40x56xf32>) -> tensor<40x56xf32>
  return %r : tensor<40x56xf32>
}

// A fill that is also returned writes its 8960 bytes; the product still knows
// its initial value.
// CHECK-LABEL: @fill_is_a_result
// CHECK: linalg.fill {roofline.cost =
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 8960 : i64
// CHECK: linalg.matmul
// CHECK-SAME: hbm_bytes_read = 9216 : i64
// CHECK-SAME: hbm_bytes_written = 8960 : i64
func.func @fill_is_a_result(%a: tensor<40x24xf32>, %b: tensor<24x56xf32>)
    -> (tensor<40x56xf32>, tensor<40x56xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<40x56xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<40x56xf32>)
      -> tensor<40x56xf32>
  %r = linalg.matmul ins(%a, %b : tensor<40x24xf32>, tensor<24x56xf32>)
                     outs(%init : tensor<40x56xf32>) -> tensor<40x56xf32>
  return %init, %r : tensor<40x56xf32>, tensor<40x56xf32>
}

// On memrefs a fill is a kernel, and the accumulation reads what is there.
// CHECK-LABEL: @on_memrefs
// CHECK: linalg.fill {roofline.cost =
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 8960 : i64
// CHECK: linalg.matmul
// CHECK-SAME: hbm_bytes_read = 18176 : i64
// CHECK-SAME: hbm_bytes_written = 8960 : i64
func.func @on_memrefs(%a: memref<40x24xf32>, %b: memref<24x56xf32>,
                      %c: memref<40x56xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<40x56xf32>)
  linalg.matmul ins(%a, %b : memref<40x24xf32>, memref<24x56xf32>)
                outs(%c : memref<40x56xf32>)
  return
}

// The old %c is not used: 40*56 = 2240 flops, 8960 bytes each way.
// CHECK-LABEL: @dead_outs
// CHECK: linalg.generic
// CHECK-SAME: flops = 2240 : i64
// CHECK-SAME: hbm_bytes_read = 8960 : i64
// CHECK-SAME: hbm_bytes_written = 8960 : i64
func.func @dead_outs(%a: tensor<40x56xf32>, %c: tensor<40x56xf32>)
    -> tensor<40x56xf32> {
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<40x56xf32>) outs(%c : tensor<40x56xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<40x56xf32>
  return %r : tensor<40x56xf32>
}
