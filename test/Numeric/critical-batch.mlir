// RUN: roofline-opt --analyze %s | FileCheck %s

// N86, Scaling book: bf16 [B,D] by [D,F] with B far below D and F is
// compute-bound from about the ridge of 295.3 (295 to 298). With D = F = 131072
// the crossing is 295.34 / (1 - 2*295.34/131072) = 296.7.

// 296 * 2*2^34 = 10170482556928 flops over
// 2*2^34 + 2 * 296*131072*2 = 34514927616 bytes: 294.67.
// CHECK-LABEL: @batch_296
// CHECK: flops = 10170482556928 : i64
// CHECK-SAME: intensity = 294.669{{[0-9]+}}
// CHECK-SAME: regime = "memory-bound"
func.func @batch_296(%x: tensor<296x131072xbf16>,
                     %w: tensor<131072x131072xbf16>)
    -> tensor<296x131072xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<296x131072xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<296x131072xbf16>)
      -> tensor<296x131072xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<296x131072xbf16>, tensor<131072x131072xbf16>)
      outs(%init : tensor<296x131072xbf16>) -> tensor<296x131072xbf16>
  return %y : tensor<296x131072xbf16>
}

// 297 * 2^35 over 2^35 + 297*524288: 295.66.
// CHECK-LABEL: @batch_297
// CHECK: intensity = 295.660{{[0-9]+}}
// CHECK-SAME: regime = "compute-bound"
func.func @batch_297(%x: tensor<297x131072xbf16>,
                     %w: tensor<131072x131072xbf16>)
    -> tensor<297x131072xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<297x131072xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<297x131072xbf16>)
      -> tensor<297x131072xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<297x131072xbf16>, tensor<131072x131072xbf16>)
      outs(%init : tensor<297x131072xbf16>) -> tensor<297x131072xbf16>
  return %y : tensor<297x131072xbf16>
}

// i8 weights that the payload turns into bf16, which holds every i8: bf16 work
// on half the bytes, so half the batch. B*2^35 flops over 2^34 + B*524288 bytes
// cross at 295.34/2 / (1 - 295.34/65536) = 148.3.

// 148: 148*2^35 / 17257463808 = 294.67.
// CHECK-LABEL: @i8_weights_batch_148
// CHECK: intensity = 294.669{{[0-9]+}}
// CHECK-SAME: regime = "memory-bound"
func.func @i8_weights_batch_148(%x: tensor<148x131072xbf16>,
                                %w: tensor<131072x131072xi8>)
    -> tensor<148x131072xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<148x131072xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<148x131072xbf16>)
      -> tensor<148x131072xbf16>
  %y = linalg.generic
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                        affine_map<(m, n, k) -> (k, n)>,
                        affine_map<(m, n, k) -> (m, n)>],
       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<148x131072xbf16>, tensor<131072x131072xi8>)
      outs(%init : tensor<148x131072xbf16>) {
  ^bb0(%a: bf16, %b: i8, %acc: bf16):
    %wide = arith.sitofp %b : i8 to bf16
    %p = arith.mulf %a, %wide : bf16
    %s = arith.addf %acc, %p : bf16
    linalg.yield %s : bf16
  } -> tensor<148x131072xbf16>
  return %y : tensor<148x131072xbf16>
}

// 149: 149*2^35 / 17257988096 = 296.65.
// CHECK-LABEL: @i8_weights_batch_149
// CHECK: bound_by = "tensor.bf16"
// CHECK-SAME: intensity = 296.65{{[0-9]+}}
// CHECK-SAME: regime = "compute-bound"
func.func @i8_weights_batch_149(%x: tensor<149x131072xbf16>,
                                %w: tensor<131072x131072xi8>)
    -> tensor<149x131072xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<149x131072xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<149x131072xbf16>)
      -> tensor<149x131072xbf16>
  %y = linalg.generic
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                        affine_map<(m, n, k) -> (k, n)>,
                        affine_map<(m, n, k) -> (m, n)>],
       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<149x131072xbf16>, tensor<131072x131072xi8>)
      outs(%init : tensor<149x131072xbf16>) {
  ^bb0(%a: bf16, %b: i8, %acc: bf16):
    %wide = arith.sitofp %b : i8 to bf16
    %p = arith.mulf %a, %wide : bf16
    %s = arith.addf %acc, %p : bf16
    linalg.yield %s : bf16
  } -> tensor<149x131072xbf16>
  return %y : tensor<149x131072xbf16>
}

// Weights of each example's own, [B,D,F] in i8: 2 flops per weight byte,
// however large the batch. 2*64*1024*1024 = 134217728 flops over
// 64*1024 + 64*1024*1024 + 64*1024*4 bytes: 1.99.
// CHECK-LABEL: @own_weights
// CHECK: hbm_bytes_read = 67174400 : i64, hbm_bytes_written = 262144 : i64, intensity = 1.990{{[0-9]+}} : f64, iops = 134217728 : i64
// CHECK-SAME: regime = "memory-bound"
func.func @own_weights(%x: tensor<64x1024xi8>, %w: tensor<64x1024x1024xi8>)
    -> tensor<64x1024xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<64x1024xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<64x1024xi32>)
      -> tensor<64x1024xi32>
  %y = linalg.contract
      indexing_maps = [affine_map<(b, f, d) -> (b, d)>,
                       affine_map<(b, f, d) -> (b, d, f)>,
                       affine_map<(b, f, d) -> (b, f)>]
      ins(%x, %w : tensor<64x1024xi8>, tensor<64x1024x1024xi8>)
      outs(%init : tensor<64x1024xi32>) -> tensor<64x1024xi32>
  return %y : tensor<64x1024xi32>
}
