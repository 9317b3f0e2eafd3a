// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Taking complex numbers apart and changing signs computes nothing.

// CHECK-LABEL: func.func @parts(
func.func @parts(%x: tensor<10xcomplex<f32>>, %e: tensor<10xcomplex<f32>>) {
  // Reads and writes 10*8.
  // CHECK: linalg.generic
  // CHECK-SAME: domain = array<i64: 10>, hbm_bytes_read = 80 : i64, hbm_bytes_written = 80 : i64, intensity = 0.000000e+00 : f64, regime
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %1 = complex.re %a : complex<f32>
    %2 = complex.im %a : complex<f32>
    %3 = complex.create %2, %1 : complex<f32>
    %4 = complex.neg %3 : complex<f32>
    %0 = complex.conj %4 : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<10xcomplex<f32>>
  return
}
