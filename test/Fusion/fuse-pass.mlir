// RUN: roofline-opt %s --remarks-filter=roofline --remark-policy=all -o %t.mlir \
// RUN:   --pass-pipeline='builtin.module(roofline-annotate{fusion=none},roofline-fuse{target=h100-sxm})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --input-file=%t.mlir

// The pass makes one kernel of what is worth it, says so in a remark, and leaves
// no annotation that has become wrong; other ops keep theirs.

// n = 1024*1024 elements of 4 bytes: x in and the result out, 4 MiB each; the
// value between is not written and not read, 8 MiB less.
// REMARK: fuse-pass.mlir:[[#@LINE+18]]:8: remark: [Passed] roofline-fuse | Category:roofline | Function=chain | Remark=linalg.generic
// REMARK-SAME: flops=2097152, form=elementwise
// REMARK-SAME: hbm_bytes_read=4194304, hbm_bytes_written=4194304
// REMARK-SAME: ops=2, saved_hbm_bytes=8388608, speedup=2.0

// CHECK-LABEL: @chain
// CHECK-NOT: roofline.cost
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK-NEXT: arith.mulf
// CHECK-NOT: roofline.cost
// CHECK: return
// CHECK-LABEL: @alone
// CHECK: linalg.exp {roofline.cost
func.func @chain(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %e = tensor.empty() : tensor<1024x1024xf32>
  %0 = linalg.exp ins(%x : tensor<1024x1024xf32>)
      outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %1 = linalg.square ins(%0 : tensor<1024x1024xf32>)
      outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %1 : tensor<1024x1024xf32>
}
func.func @alone(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>)
      -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
