// RUN: roofline-opt --analyze --target=h100-sxm --what-if=fused \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --levers=none --report=json:- \
// RUN:   %s -o /dev/null | FileCheck %s --check-prefix=NONE

// 4194304 f32 are 16777216 bytes. Two ops move four times that, 67108864, one
// op twice, 33554432.
// CHECK: "lever": "fuse",
// CHECK-NEXT: "speedup": 2,
// CHECK-NEXT: "why": "as group 0 of 2 kernels, together 67.1 MB -> 33.6 MB, then bound by hbm"
// CHECK: "totals": {
// CHECK: "lever": "fuse",
// CHECK-NEXT: "speedup": 2,
// CHECK: "what": "fused",
// CHECK: "hbm_bytes_before": 67108864,
// CHECK-NEXT: "hbm_bytes_after": 33554432,
// NONE-NOT: "lever":
func.func @f(%x: tensor<4096x1024xf32>) -> tensor<4096x1024xf32> {
  %e = tensor.empty() : tensor<4096x1024xf32>
  %0 = linalg.exp ins(%x : tensor<4096x1024xf32>)
      outs(%e : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
  %1 = linalg.square ins(%0 : tensor<4096x1024xf32>)
      outs(%e : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
  return %1 : tensor<4096x1024xf32>
}
