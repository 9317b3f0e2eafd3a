// RUN: roofline-opt --analyze %s | FileCheck %s

// n threads reduce n values in n operations, so that one thread's share is one
// per lane, on whatever grid.

// CHECK-LABEL: func.func @shares(
func.func @shares(%x: f32, %v: vector<4xf16>, %n: i32) {
  // CHECK: gpu.subgroup_reduce{{.*}}flops = 1 : i64
  %0 = gpu.subgroup_reduce add %x : (f32) -> f32
  // CHECK: gpu.subgroup_reduce{{.*}}flops = 4 : i64
  %1 = gpu.subgroup_reduce maxnumf %v : (vector<4xf16>) -> vector<4xf16>
  // CHECK: gpu.subgroup_reduce{{.*}}flops = 1 : i64
  %2 = gpu.subgroup_reduce add %x cluster(size = 4) : (f32) -> f32
  // CHECK: gpu.all_reduce
  // CHECK: roofline.cost = {{.*}}iops = 1 : i64
  %3 = gpu.all_reduce xor %n {} : (i32) -> (i32)
  // What combines two values here is two operations.
  // CHECK: gpu.all_reduce
  // CHECK: } {roofline.cost = {{.*}}flops = 2 : i64
  %4 = gpu.all_reduce %x {
  ^bb(%lhs: f32, %rhs: f32):
    %s = arith.addf %lhs, %rhs : f32
    %h = arith.mulf %s, %s : f32
    gpu.yield %h : f32
  } : (f32) -> (f32)
  return
}
