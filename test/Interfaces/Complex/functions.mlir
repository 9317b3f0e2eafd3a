// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Every other function of complex numbers is two flops and two transcendentals.

// CHECK-LABEL: func.func @functions(
func.func @functions(%x: tensor<10xcomplex<f32>>, %e: tensor<10xcomplex<f32>>) {
  // 13 functions of two at ten points.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 260 : i64, {{.*}} transcendentals = 260 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %1 = complex.exp %a : complex<f32>
    %2 = complex.expm1 %1 : complex<f32>
    %3 = complex.log %2 : complex<f32>
    %4 = complex.log1p %3 : complex<f32>
    %5 = complex.cos %4 : complex<f32>
    %6 = complex.sin %5 : complex<f32>
    %7 = complex.tan %6 : complex<f32>
    %8 = complex.tanh %7 : complex<f32>
    %9 = complex.sqrt %8 : complex<f32>
    %10 = complex.rsqrt %9 : complex<f32>
    %11 = complex.sign %10 : complex<f32>
    %12 = complex.pow %11, %a : complex<f32>
    %0 = complex.atan2 %12, %a : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<10xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @angle(
func.func @angle(%x: tensor<10xcomplex<f32>>, %e: tensor<10xf32>) {
  // One function of two at ten points.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 20 : i64, {{.*}} transcendentals = 20 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xf32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %0 = complex.angle %a : complex<f32>
    linalg.yield %0 : f32
  } -> tensor<10xf32>
  return
}
