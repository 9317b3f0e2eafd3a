// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Signs, selections, conversions and constants compute nothing. On tensors they
// still move what they read and write; on vectors they are free.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xf32>, %h: tensor<6xf16>, %i: tensor<6xi32>,
                   %c: tensor<6xi1>) {
  // CHECK: arith.negf {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %0 = arith.negf %a : tensor<6xf32>
  // Reads 6 + 24 + 24.
  // CHECK: arith.select {{.*}} domain = array<i64: 6>, hbm_bytes_read = 54 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %1 = arith.select %c, %a, %0 : tensor<6xi1>, tensor<6xf32>
  // CHECK: arith.extf {{.*}} domain = array<i64: 6>, hbm_bytes_read = 12 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %2 = arith.extf %h : tensor<6xf16> to tensor<6xf32>
  // CHECK: arith.truncf {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 12 : i64, intensity = 0
  %3 = arith.truncf %a : tensor<6xf32> to tensor<6xf16>
  // CHECK: arith.extsi {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 48 : i64, intensity = 0
  %4 = arith.extsi %i : tensor<6xi32> to tensor<6xi64>
  // CHECK: arith.extui {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 48 : i64, intensity = 0
  %5 = arith.extui %i : tensor<6xi32> to tensor<6xi64>
  // CHECK: arith.trunci {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 6 : i64, intensity = 0
  %6 = arith.trunci %i : tensor<6xi32> to tensor<6xi8>
  // CHECK: arith.sitofp {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %7 = arith.sitofp %i : tensor<6xi32> to tensor<6xf32>
  // CHECK: arith.uitofp {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %8 = arith.uitofp %i : tensor<6xi32> to tensor<6xf32>
  // CHECK: arith.fptosi {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %9 = arith.fptosi %a : tensor<6xf32> to tensor<6xi32>
  // CHECK: arith.fptoui {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %10 = arith.fptoui %a : tensor<6xf32> to tensor<6xi32>
  // CHECK: arith.bitcast {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 24 : i64, intensity = 0
  %11 = arith.bitcast %a : tensor<6xf32> to tensor<6xi32>
  // Eight bytes per index.
  // CHECK: arith.index_cast {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, hbm_bytes_written = 48 : i64, intensity = 0
  %12 = arith.index_cast %i : tensor<6xi32> to tensor<6xindex>
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NOT: roofline.cost
// CHECK: return
func.func @vectors(%a: vector<8xf32>, %c: vector<8xi1>) {
  %0 = arith.negf %a : vector<8xf32>
  %1 = arith.select %c, %a, %0 : vector<8xi1>, vector<8xf32>
  %2 = arith.truncf %1 : vector<8xf32> to vector<8xf16>
  %3 = arith.bitcast %2 : vector<8xf16> to vector<8xi16>
  %4 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  return
}

// CHECK-LABEL: func.func @payload(
func.func @payload(%x: tensor<10xf32>, %e: tensor<10xf16>) {
  // CHECK: linalg.generic
  // CHECK-SAME: domain = array<i64: 10>, hbm_bytes_read = 40 : i64, hbm_bytes_written = 20 : i64, intensity = 0
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xf32>) outs(%e : tensor<10xf16>) {
  ^bb0(%a: f32, %o: f16):
    %true = arith.constant true
    %0 = arith.negf %a : f32
    %1 = arith.select %true, %0, %a : f32
    %2 = arith.truncf %1 : f32 to f16
    linalg.yield %2 : f16
  } -> tensor<10xf16>
  return
}
