// RUN: roofline-opt --analyze --levers=none --allow-unregistered-dialect --explain=user %s -o /dev/null 2>&1 | FileCheck %s

// Its boundary is 64 * 4 bytes in and as many out.

// CHECK:      not modelled: foo.bar not-modelled.mlir:[[#@LINE+6]]:8 in @user
// CHECK-NEXT: why: no cost model for this op
// CHECK-NEXT: bytes at its boundary, each operand and result once: 512 B; runs 1 times
// CHECK-NEXT: no figure of it is in any total; docs/limits.md says what to do

func.func @user(%x: tensor<64xf32>) -> tensor<64xf32> {
  %r = "foo.bar"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}
