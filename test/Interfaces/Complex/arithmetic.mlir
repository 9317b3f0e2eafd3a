// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Complex arithmetic is that of its parts; an element is two parts, here eight
// bytes.

// CHECK-LABEL: func.func @add_sub(
func.func @add_sub(%x: tensor<10xcomplex<f32>>, %e: tensor<10xcomplex<f32>>) {
  // 2 + 2 flops at ten points; reads and writes 10*8.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 40 : i64, hbm_bytes_read = 80 : i64, hbm_bytes_written = 80 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %1 = complex.add %a, %a : complex<f32>
    %0 = complex.sub %1, %a : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<10xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @mul(
func.func @mul(%x: tensor<10xcomplex<f32>>, %e: tensor<10xcomplex<f32>>) {
  // Four products, two sums.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 60 : i64, hbm_bytes_read = 80 : i64, hbm_bytes_written = 80 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %0 = complex.mul %a, %a : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<10xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @div(
func.func @div(%x: tensor<10xcomplex<f32>>, %e: tensor<10xcomplex<f32>>) {
  // 11 flops, of which two divisions.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 110 : i64, hbm_bytes_read = 80 : i64, hbm_bytes_written = 80 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %0 = complex.div %a, %a : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<10xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @abs(
func.func @abs(%x: tensor<10xcomplex<f32>>, %e: tensor<10xf32>) {
  // Two products, a sum and a square root: 4 flops, one transcendental.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 40 : i64, hbm_bytes_read = 80 : i64, hbm_bytes_written = 40 : i64, {{.*}} transcendentals = 10 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xf32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %0 = complex.abs %a : complex<f32>
    linalg.yield %0 : f32
  } -> tensor<10xf32>
  return
}

// CHECK-LABEL: func.func @compare(
func.func @compare(%x: tensor<10xcomplex<f32>>, %e: tensor<10xi1>) {
  // Both parts are compared: 2 flops each, joined for nothing.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 40 : i64, hbm_bytes_read = 80 : i64, hbm_bytes_written = 10 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xcomplex<f32>>) outs(%e : tensor<10xi1>) {
  ^bb0(%a: complex<f32>, %o: i1):
    %1 = complex.eq %a, %a : complex<f32>
    %2 = complex.neq %a, %a : complex<f32>
    %0 = arith.andi %1, %2 : i1
    linalg.yield %0 : i1
  } -> tensor<10xi1>
  return
}
