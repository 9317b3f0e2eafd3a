// RUN: roofline-opt --analyze %s | FileCheck %s

// A buffer does not keep what its tensor held: reads of it count, 64*64*4 =
// 16384 bytes each, whatever it started from. So do those of a tensor made from
// such a buffer, which somebody may have written in between.

!t = tensor<64x64xf32>
!m = memref<64x64xf32>

// The fill is in memory before the buffer is; each product reads %a and %m.
// CHECK-LABEL: func.func @fill(
// CHECK: linalg.fill {{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 16384 : i64
// CHECK: linalg.matmul {{.*}}hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
// CHECK: linalg.matmul {{.*}}hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
func.func @fill(%a: !m) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : !t
  %s = linalg.fill ins(%z : f32) outs(%e : !t) -> !t
  %m = bufferization.to_buffer %s : !t to !m
  linalg.matmul ins(%a, %a : !m, !m) outs(%m : !m)
  linalg.matmul ins(%a, %a : !m, !m) outs(%m : !m)
  return
}

// CHECK-LABEL: func.func @uninitialised(
// CHECK: linalg.copy {{.*}}hbm_bytes_read = 16384 : i64, hbm_bytes_written = 16384 : i64
// CHECK: linalg.copy {{.*}}hbm_bytes_read = 16384 : i64, hbm_bytes_written = 16384 : i64
// CHECK: linalg.copy {{.*}}hbm_bytes_read = 16384 : i64, hbm_bytes_written = 16384 : i64
// CHECK: linalg.copy {{.*}}hbm_bytes_read = 16384 : i64, hbm_bytes_written = 16384 : i64
func.func @uninitialised(%a: !m) {
  %0 = tensor.empty() : !t
  %1 = bufferization.to_buffer %0 : !t to !m
  linalg.copy ins(%a : !m) outs(%1 : !m)
  linalg.copy ins(%1 : !m) outs(%a : !m)
  %2 = bufferization.alloc_tensor() : !t
  %3 = bufferization.to_buffer %2 : !t to !m
  linalg.copy ins(%a : !m) outs(%3 : !m)
  linalg.copy ins(%3 : !m) outs(%a : !m)
  return
}

// CHECK-LABEL: func.func @splat(
// CHECK: linalg.exp {{.*}}hbm_bytes_read = 16384 : i64
func.func @splat(%a: !m) {
  %0 = arith.constant dense<1.0> : !t
  %1 = bufferization.to_buffer %0 : !t to !m
  linalg.exp ins(%1 : !m) outs(%a : !m)
  return
}

// CHECK-LABEL: func.func @tensor_again(
// CHECK: linalg.matmul {{.*}}hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
func.func @tensor_again(%a: !t, %b: !m) -> !t {
  %0 = tensor.empty() : !t
  %1 = bufferization.to_buffer %0 : !t to !m
  linalg.exp ins(%b : !m) outs(%1 : !m)
  %2 = bufferization.to_tensor %1 restrict : !m to !t
  %3 = linalg.matmul ins(%a, %a : !t, !t) outs(%2 : !t) -> !t
  return %3 : !t
}
