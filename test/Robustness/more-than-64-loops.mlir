// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s

// An op of more than 64 loops is
// listed, one of 64 is counted.

// CHECK-LABEL: @deep
// CHECK: arith.addf
// CHECK-SAME: flops = 4 : i64, hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
!rank_64 = tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
func.func @deep(%x: !rank_64) -> !rank_64 {
  %r = arith.addf %x, %x : !rank_64
  return %r : !rank_64
}

// CHECK-LABEL: @too_deep
// CHECK: arith.addf
// CHECK-SAME: roofline.unmodelled = "more than 64 loops"
!rank_65 = tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>
func.func @too_deep(%x: !rank_65) -> !rank_65 {
  %r = arith.addf %x, %x : !rank_65
  return %r : !rank_65
}
