// RUN: roofline-opt --analyze %s | FileCheck %s

// A copy sits at intensity 0 and takes its bytes over the bandwidth.

// 300*8 = 2400 bytes each way; 4800 / 3.35e12 = 1.4328...e-9 s.
// CHECK: linalg.copy
// CHECK-SAME: attainable_flops_per_s = 0.000000e+00 : f64
// CHECK-SAME: bound_by = "hbm"
// CHECK-NOT: flops =
// CHECK-SAME: hbm_bytes_read = 2400 : i64
// CHECK-SAME: hbm_bytes_written = 2400 : i64
// CHECK-SAME: intensity = 0.000000e+00 : f64
// CHECK-SAME: regime = "memory-bound"
// CHECK-SAME: time_s = 1.432835820{{[0-9]*}}E-9 : f64
func.func @copy(%from: memref<300xf64>, %to: memref<300xf64>) {
  linalg.copy ins(%from : memref<300xf64>) outs(%to : memref<300xf64>)
  return
}
