// RUN: roofline-opt --analyze --target=h100,h200,xeon-8480plus --report=text:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h200,h100 --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=TURNED

// A batch of 256 through 8192x8192 weights, bf16: 256*134217728 flops over
// 134217728 + 2*256*16384 = 142606336 bytes are 240.9 flop/B. That is under the
// ridge of an H100 (295) and above that of an H200 (206). A Xeon has no rate for
// what the add does.

// CHECK: h100-sxm (option)
// CHECK: Bound by, where targets differ:
// CHECK-NEXT: - linalg.matmul {{.*}}: hbm on h100-sxm, tensor.bf16 on h200,
// CHECK: No rate on xeon-8480plus for vector.f32: its time is a lower bound.

// TURNED: h200 (option)
// TURNED: - linalg.matmul {{.*}}: tensor.bf16 on h200, hbm on h100-sxm
func.func @batch(%x: tensor<256x8192xbf16>, %w: tensor<8192x8192xbf16>,
                 %s: tensor<16xf32>)
    -> (tensor<256x8192xbf16>, tensor<16xf32>) {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<256x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<256x8192xbf16>)
      -> tensor<256x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<256x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<256x8192xbf16>) -> tensor<256x8192xbf16>
  %r = arith.addf %s, %s : tensor<16xf32>
  return %y, %r : tensor<256x8192xbf16>, tensor<16xf32>
}
