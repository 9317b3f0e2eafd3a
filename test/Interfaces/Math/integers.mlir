// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Functions of integers are one iop.

// CHECK-LABEL: func.func @tensors(
func.func @tensors(%a: tensor<6xi32>, %b: tensor<6xi32>) {
  // CHECK: math.absi {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, {{.*}} iops = 6 : i64
  %0 = math.absi %a : tensor<6xi32>
  // CHECK: math.ctlz {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, {{.*}} iops = 6 : i64
  %1 = math.ctlz %a : tensor<6xi32>
  // CHECK: math.cttz {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, {{.*}} iops = 6 : i64
  %2 = math.cttz %a : tensor<6xi32>
  // CHECK: math.ctpop {{.*}} domain = array<i64: 6>, hbm_bytes_read = 24 : i64, {{.*}} iops = 6 : i64
  %3 = math.ctpop %a : tensor<6xi32>
  // CHECK: math.ipowi {{.*}} domain = array<i64: 6>, hbm_bytes_read = 48 : i64, {{.*}} iops = 6 : i64
  %4 = math.ipowi %a, %b : tensor<6xi32>
  return
}
