// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null \
// RUN:   --what-if=cache=f8E4M3FN | FileCheck %s
// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null \
// RUN:   --what-if=weights=f8E4M3FN | FileCheck %s --check-prefix=WEIGHTS

// A loop over heads moves q, k and the scores together, so k is a cache, though
// the product of a turn has one element, or no batch at all. For each function k
// has 32 * 128 * 4096 * 2 = 33554432 bytes, q 32 * 8 * 128 * 2 = 65536 and the
// scores 32 * 8 * 4096 * 4 = 4194304, read and written: 42008576 together, and
// 25231360 with k in eight bits. Both functions: 84017152 and 50462720.
// CHECK: "what": "cache=f8E4M3FN",
// CHECK: "hbm_bytes_before": 84017152,
// CHECK-NEXT: "hbm_bytes_after": 50462720,
// WEIGHTS: "what": "weights=f8E4M3FN",
// WEIGHTS: "hbm_bytes_before": 84017152,
// WEIGHTS-NEXT: "hbm_bytes_after": 84017152,
!q = tensor<32x8x128xbf16>
!k = tensor<32x128x4096xbf16>
!s = tensor<32x8x4096xf32>
func.func @batch_of_one(%q: !q, %k: !k, %init: !s) -> !s {
  %r = scf.forall (%h) in (32) shared_outs(%o = %init) -> (!s) {
    %qh = tensor.extract_slice %q[%h, 0, 0] [1, 8, 128] [1, 1, 1] : !q to tensor<1x8x128xbf16>
    %kh = tensor.extract_slice %k[%h, 0, 0] [1, 128, 4096] [1, 1, 1] : !k to tensor<1x128x4096xbf16>
    %oh = tensor.extract_slice %o[%h, 0, 0] [1, 8, 4096] [1, 1, 1] : !s to tensor<1x8x4096xf32>
    %p = linalg.batch_matmul ins(%qh, %kh : tensor<1x8x128xbf16>, tensor<1x128x4096xbf16>)
                             outs(%oh : tensor<1x8x4096xf32>) -> tensor<1x8x4096xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%h, 0, 0] [1, 8, 4096] [1, 1, 1]
        : tensor<1x8x4096xf32> into !s
    }
  }
  return %r : !s
}

func.func @no_batch(%q: !q, %k: !k, %init: !s) -> !s {
  %r = scf.forall (%h) in (32) shared_outs(%o = %init) -> (!s) {
    %qh = tensor.extract_slice %q[%h, 0, 0] [1, 8, 128] [1, 1, 1] : !q to tensor<8x128xbf16>
    %kh = tensor.extract_slice %k[%h, 0, 0] [1, 128, 4096] [1, 1, 1] : !k to tensor<128x4096xbf16>
    %oh = tensor.extract_slice %o[%h, 0, 0] [1, 8, 4096] [1, 1, 1] : !s to tensor<8x4096xf32>
    %p = linalg.matmul ins(%qh, %kh : tensor<8x128xbf16>, tensor<128x4096xbf16>)
                       outs(%oh : tensor<8x4096xf32>) -> tensor<8x4096xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%h, 0, 0] [1, 8, 4096] [1, 1, 1]
        : tensor<8x4096xf32> into !s
    }
  }
  return %r : !s
}
