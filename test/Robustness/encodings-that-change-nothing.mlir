// RUN: roofline-opt --analyze %s | FileCheck %s

// An encoding that is an attribute of the builtin dialect changes no size.

// CHECK: arith.addf
// CHECK-SAME: flops = 8 : i64, hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
func.func @named(%x: tensor<8xf32, "space">) -> tensor<8xf32, "space"> {
  %r = arith.addf %x, %x : tensor<8xf32, "space">
  return %r : tensor<8xf32, "space">
}
