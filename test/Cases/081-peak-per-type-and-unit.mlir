// RUN: roofline-opt --analyze %s | FileCheck %s --check-prefixes=CHECK,IEEE
// RUN: roofline-opt --analyze --allow-tf32 %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,TF32

// 2*384*320*256 = 62914560 flops; reads (384*256 + 256*320)*4 = 720896, writes
// 384*320*4 = 491520: intensity 51.89, between the ridge of vector.f32
// (66.9 / 3.35 = 19.97) and that of tensor.tf32 (494.7 / 3.35 = 147.7). Which
// unit f32 runs on decides the regime; without leave it is the vector unit.
// CHECK-LABEL: @product_f32
// CHECK: linalg.matmul
// IEEE-SAME: bound_by = "vector.f32"
// TF32-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 62914560 : i64
// CHECK-SAME: hbm_bytes_read = 720896 : i64
// CHECK-SAME: hbm_bytes_written = 491520 : i64
// CHECK-SAME: intensity = 51.891{{[0-9]+}} : f64
// IEEE-SAME: regime = "compute-bound"
// TF32-SAME: regime = "memory-bound"
func.func @product_f32(%a: tensor<384x256xf32>, %b: tensor<256x320xf32>)
    -> tensor<384x320xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<384x320xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<384x320xf32>)
      -> tensor<384x320xf32>
  %r = linalg.matmul ins(%a, %b : tensor<384x256xf32>, tensor<256x320xf32>)
                     outs(%init : tensor<384x320xf32>) -> tensor<384x320xf32>
  return %r : tensor<384x320xf32>
}

// 96 steps of a multiply and an add on 50000 bf16: 2*96*50000 = 9600000 flops
// over 200000 bytes, intensity 48. Elementwise work runs on vector units
// (ridge 133.8 / 3.35 = 39.9); the matrix unit (295.3) cannot help.
// CHECK-LABEL: @polynomial
// CHECK: linalg.generic
// CHECK: bound_by = "vector.bf16"
// CHECK-SAME: flops = 9600000 : i64
// CHECK-SAME: hbm_bytes_read = 100000 : i64
// CHECK-SAME: hbm_bytes_written = 100000 : i64
// CHECK-SAME: intensity = 4.800000e+01 : f64
// CHECK-SAME: regime = "compute-bound"
func.func @polynomial(%x: tensor<50000xbf16>, %k: bf16) -> tensor<50000xbf16> {
  %empty = tensor.empty() : tensor<50000xbf16>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<50000xbf16>) outs(%empty : tensor<50000xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c96 = arith.constant 96 : index
    %y = scf.for %step = %c0 to %c96 step %c1 iter_args(%h = %k) -> (bf16) {
      %p = arith.mulf %h, %a : bf16
      %s = arith.addf %p, %k : bf16
      scf.yield %s : bf16
    }
    linalg.yield %y : bf16
  } -> tensor<50000xbf16>
  return %r : tensor<50000xbf16>
}
