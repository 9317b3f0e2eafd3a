// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Integer arithmetic on data is one iop per element and no flop.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xi32>, %b: tensor<6xi32>) {
  // CHECK: arith.addi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %0 = arith.addi %a, %b : tensor<6xi32>
  // CHECK: arith.subi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %1 = arith.subi %a, %b : tensor<6xi32>
  // CHECK: arith.muli {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %2 = arith.muli %a, %b : tensor<6xi32>
  // CHECK: arith.divsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %3 = arith.divsi %a, %b : tensor<6xi32>
  // CHECK: arith.divui {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %4 = arith.divui %a, %b : tensor<6xi32>
  // CHECK: arith.ceildivsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %5 = arith.ceildivsi %a, %b : tensor<6xi32>
  // CHECK: arith.ceildivui {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %6 = arith.ceildivui %a, %b : tensor<6xi32>
  // CHECK: arith.floordivsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %7 = arith.floordivsi %a, %b : tensor<6xi32>
  // CHECK: arith.remsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %8 = arith.remsi %a, %b : tensor<6xi32>
  // CHECK: arith.remui {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %9 = arith.remui %a, %b : tensor<6xi32>
  // CHECK: arith.andi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %10 = arith.andi %a, %b : tensor<6xi32>
  // CHECK: arith.ori {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %11 = arith.ori %a, %b : tensor<6xi32>
  // CHECK: arith.xori {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %12 = arith.xori %a, %b : tensor<6xi32>
  // CHECK: arith.shli {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %13 = arith.shli %a, %b : tensor<6xi32>
  // CHECK: arith.shrsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %14 = arith.shrsi %a, %b : tensor<6xi32>
  // CHECK: arith.shrui {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %15 = arith.shrui %a, %b : tensor<6xi32>
  // CHECK: arith.maxsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %16 = arith.maxsi %a, %b : tensor<6xi32>
  // CHECK: arith.maxui {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %17 = arith.maxui %a, %b : tensor<6xi32>
  // CHECK: arith.minsi {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %18 = arith.minsi %a, %b : tensor<6xi32>
  // CHECK: arith.minui {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 24 : i64, {{.*}} iops = 6 : i64
  %19 = arith.minui %a, %b : tensor<6xi32>
  // CHECK: arith.cmpi {{.*}} hbm_bytes_written = 6 : i64, {{.*}} iops = 6 : i64
  %20 = arith.cmpi slt, %a, %b : tensor<6xi32>
  return
}

// CHECK-LABEL: func.func @two_results(
func.func @two_results(%a: tensor<6xi32>, %b: tensor<6xi32>) {
  // Both halves of a wide product come from one multiplication: 6 iops; writes
  // 2*24.
  // CHECK: arith.mulsi_extended {{.*}} hbm_bytes_read = 48 : i64, hbm_bytes_written = 48 : i64, {{.*}} iops = 6 : i64
  %0:2 = arith.mulsi_extended %a, %b : tensor<6xi32>
  // CHECK: arith.mului_extended {{.*}} iops = 6 : i64
  %1:2 = arith.mului_extended %a, %b : tensor<6xi32>
  // The overflow takes a byte each: 24 + 6.
  // CHECK: arith.addui_extended {{.*}} hbm_bytes_written = 30 : i64, {{.*}} iops = 6 : i64
  %2:2 = arith.addui_extended %a, %b : tensor<6xi32>, tensor<6xi1>
  return
}

// CHECK-LABEL: func.func @vectors(
func.func @vectors(%a: vector<16xi8>, %b: vector<16xi8>) {
  // CHECK: arith.addi
  // CHECK-SAME: domain = array<i64: 16>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, iops = 16 : i64
  %0 = arith.addi %a, %b : vector<16xi8>
  return
}

// CHECK-LABEL: func.func @payload(
func.func @payload(%x: tensor<10xi32>, %e: tensor<10xi32>) {
  // Two iops at ten points.
  // CHECK: linalg.generic
  // CHECK-SAME: domain = array<i64: 10>, hbm_bytes_read = 40 : i64, hbm_bytes_written = 40 : i64, intensity = {{[0-9.e+-]+}} : f64, iops = 20 : i64
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xi32>) outs(%e : tensor<10xi32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.addi %a, %a : i32
    %1 = arith.xori %0, %a : i32
    linalg.yield %1 : i32
  } -> tensor<10xi32>
  return
}
