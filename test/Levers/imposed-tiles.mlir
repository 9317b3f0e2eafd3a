// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 \
// RUN:   --what-if=cluster=2x1 --what-if=tile=256x128x64 \
// RUN:   --what-if=tile=256x512x64 --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// In tiles of 128 x 128 the product waits for l2: 64 times A and B of 134217728
// bytes each, and C once: 17179869184 + 134217728 = 17314086912 bytes at 6.65
// TB/s, 2.60 ms. A cluster of 2x1, or tiles of 256 x 128, halves the reads of
// B: 48 * 268435456 + 134217728 = 13019119616 bytes, 17314086912 / 13019119616 =
// 1.32990.
// CHECK: "lever": "cluster=2x1",
// CHECK-NEXT: "speedup": 1.3298{{[0-9]+}},
// CHECK: "what": "cluster=2x1",
// CHECK: "speedup": 1.3298{{[0-9]+}},
// CHECK: "what": "tile=256x128x64",
// CHECK: "speedup": 1.3298{{[0-9]+}},
// Sums of 256 * 512 * 4 = 512 KiB do not fit the registers.
// CHECK: "what": "tile=256x512x64",
// CHECK: "no_gain": "some tiles do not fit"
// CHECK: "no_gain": "tiles do not fit: sums take 512 KiB of the 256 KiB of registers"
func.func @gemm(%a: tensor<8192x8192xbf16>, %b: tensor<8192x8192xbf16>)
    -> tensor<8192x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8192x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %c = linalg.matmul
      ins(%a, %b : tensor<8192x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  return %c : tensor<8192x8192xbf16>
}
