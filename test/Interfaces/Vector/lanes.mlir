// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Arithmetic on vectors counts every lane.

func.func @lanes(%v: vector<8xf32>, %m: vector<4x8xf32>, %a: vector<4xf32>,
                 %s: f32) {
  // 2*8 flops.
  // CHECK: vector.fma {{.*}} domain = array<i64: 8>, flops = 16 : i64, hbm_bytes_read = 0
  %0 = vector.fma %v, %v, %v : vector<8xf32>
  // A reduction of eight counts eight.
  // CHECK: vector.reduction {{.*}} domain = array<i64: 8>, flops = 8 : i64, hbm_bytes_read = 0
  %1 = vector.reduction <add>, %v : vector<8xf32> into f32
  // 4*8.
  // CHECK: vector.multi_reduction {{.*}} flops = 32 : i64, hbm_bytes_read = 0
  %2 = vector.multi_reduction <maximumf>, %m, %a [1]
           : vector<4x8xf32> to vector<4xf32>
  // CHECK: vector.scan {{.*}} flops = 32 : i64, hbm_bytes_read = 0
  %3:2 = vector.scan <add>, %m, %a {inclusive = true, reduction_dim = 1 : i64}
             : vector<4x8xf32>, vector<4xf32>
  return
}
