// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// The transcendental functions are one flop each, which is also counted as a
// transcendental.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>, %b: tensor<6xf32>, %n: tensor<6xi32>) {
  // CHECK: math.sqrt {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %0 = math.sqrt %a : tensor<6xf32>
  // CHECK: math.rsqrt {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %1 = math.rsqrt %a : tensor<6xf32>
  // CHECK: math.cbrt {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %2 = math.cbrt %a : tensor<6xf32>
  // CHECK: math.exp {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %3 = math.exp %a : tensor<6xf32>
  // CHECK: math.exp2 {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %4 = math.exp2 %a : tensor<6xf32>
  // CHECK: math.expm1 {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %5 = math.expm1 %a : tensor<6xf32>
  // CHECK: math.log {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %6 = math.log %a : tensor<6xf32>
  // CHECK: math.log2 {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %7 = math.log2 %a : tensor<6xf32>
  // CHECK: math.log10 {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %8 = math.log10 %a : tensor<6xf32>
  // CHECK: math.log1p {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %9 = math.log1p %a : tensor<6xf32>
  // CHECK: math.sin {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %10 = math.sin %a : tensor<6xf32>
  // CHECK: math.cos {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %11 = math.cos %a : tensor<6xf32>
  // CHECK: math.tan {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %12 = math.tan %a : tensor<6xf32>
  // CHECK: math.sinh {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %13 = math.sinh %a : tensor<6xf32>
  // CHECK: math.cosh {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %14 = math.cosh %a : tensor<6xf32>
  // CHECK: math.tanh {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %15 = math.tanh %a : tensor<6xf32>
  // CHECK: math.asin {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %16 = math.asin %a : tensor<6xf32>
  // CHECK: math.acos {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %17 = math.acos %a : tensor<6xf32>
  // CHECK: math.atan {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %18 = math.atan %a : tensor<6xf32>
  // CHECK: math.asinh {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %19 = math.asinh %a : tensor<6xf32>
  // CHECK: math.acosh {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %20 = math.acosh %a : tensor<6xf32>
  // CHECK: math.atanh {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %21 = math.atanh %a : tensor<6xf32>
  // CHECK: math.erf {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %22 = math.erf %a : tensor<6xf32>
  // CHECK: math.erfc {{.*}} flops = 6 : i64, hbm_bytes_read = 24 : i64, {{.*}} transcendentals = 6 : i64
  %23 = math.erfc %a : tensor<6xf32>
  // CHECK: math.atan2 {{.*}} flops = 6 : i64, hbm_bytes_read = 48 : i64, {{.*}} transcendentals = 6 : i64
  %24 = math.atan2 %a, %b : tensor<6xf32>
  // CHECK: math.powf {{.*}} flops = 6 : i64, hbm_bytes_read = 48 : i64, {{.*}} transcendentals = 6 : i64
  %25 = math.powf %a, %b : tensor<6xf32>
  // CHECK: math.fpowi {{.*}} flops = 6 : i64, hbm_bytes_read = 48 : i64, {{.*}} transcendentals = 6 : i64
  %26 = math.fpowi %a, %n : tensor<6xf32>, tensor<6xi32>
  return
}

// CHECK-LABEL: func.func @vectors(
func.func @vectors(%a: vector<8xf32>, %x: vector<8xf64>) {
  // CHECK: math.exp {{.*}} bound_by = "special", domain = array<i64: 8>, flops = 8 : i64, {{.*}} transcendentals = 8 : i64
  %0 = math.exp %a : vector<8xf32>
  // The special unit has no f64.
  // CHECK: math.exp {{.*}} bound_by = "vector.f64", domain = array<i64: 8>, flops = 8 : i64, {{.*}} transcendentals = 8 : i64
  %1 = math.exp %x : vector<8xf64>
  return
}

// CHECK-LABEL: func.func @payload(
func.func @payload(%x: tensor<10xf32>, %e: tensor<10xf32>) {
  // One addition and one exponential at ten points: 20 flops, 10 of them
  // transcendental.
  // CHECK: linalg.generic
  // CHECK-SAME: flops = 20 : i64, {{.*}} transcendentals = 10 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xf32>) outs(%e : tensor<10xf32>) {
  ^bb0(%a: f32, %o: f32):
    %half = arith.constant 0.5 : f32
    %0 = arith.addf %a, %half : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  } -> tensor<10xf32>
  return
}
