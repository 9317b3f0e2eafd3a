// RUN: roofline-opt --analyze %s | FileCheck %s

// Arithmetic on loop indices is addressing; on data it is integer work.

#id = affine_map<(i, j) -> (i, j)>

// One addition per element: 32*20 = 640 flops, no iops; nothing is read, and
// 640*8 = 5120 bytes are written.
// CHECK-LABEL: @ramp
// CHECK: linalg.generic
// CHECK-SAME: flops = 640 : i64
// CHECK-SAME: hbm_bytes_read = 0 : i64
// CHECK-SAME: hbm_bytes_written = 5120 : i64
// CHECK-SAME: intensity = 1.250000e-01 : f64
// CHECK-NOT: iops
// CHECK-SAME: regime = "memory-bound"
func.func @ramp(%start: f64) -> tensor<32x20xf64> {
  %c20 = arith.constant 20 : index
  %empty = tensor.empty() : tensor<32x20xf64>
  %r = linalg.generic
      {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<32x20xf64>) {
  ^bb0(%o: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %row = arith.muli %i, %c20 : index
    %position = arith.addi %row, %j : index
    %int = arith.index_cast %position : index to i64
    %float = arith.sitofp %int : i64 to f64
    %s = arith.addf %float, %start : f64
    linalg.yield %s : f64
  } -> tensor<32x20xf64>
  return %r : tensor<32x20xf64>
}

// Data: a multiplication and an exclusive or, 2*640 = 1280 iops.
// CHECK-LABEL: @hash
// CHECK: linalg.generic
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 2560 : i64
// CHECK-SAME: hbm_bytes_written = 2560 : i64
// CHECK-SAME: iops = 1280 : i64
func.func @hash(%x: tensor<32x20xi32>) -> tensor<32x20xi32> {
  %prime = arith.constant 16777619 : i32
  %empty = tensor.empty() : tensor<32x20xi32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<32x20xi32>) outs(%empty : tensor<32x20xi32>) {
  ^bb0(%a: i32, %o: i32):
    %p = arith.muli %a, %prime : i32
    %h = arith.xori %p, %a : i32
    linalg.yield %h : i32
  } -> tensor<32x20xi32>
  return %r : tensor<32x20xi32>
}
