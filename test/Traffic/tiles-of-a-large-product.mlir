// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=text:- | FileCheck %s --check-prefix=TEXT

// An intensity above the ridge and memory-bound: the bytes are of another level.
// TEXT: Bound by l2 (6.65 TB/s): bytes, flop/B and ridge are of main memory;

// N50: 8192^3 in bf16, in tiles of 128 x 128, one for each core at a time.
//
// To the cores: every tile reads 128 rows of A and 128 columns of B, 64 * 64 * 2
// * (128 * 8192 * 2) = 17179869184 bytes, and writes its part of C: 8192 * 8192
// * 2 = 134217728.
//
// From main memory: 132 cores work on two rows of 64 tiles at once, which read
// two rows of A and all of B, 134217728 bytes, more than the 50 MiB of L2 that
// would have to keep it for the next two. So B comes 32 times, A once:
// 33 * 134217728 = 4429185024.
//
// CHECK: "op": "scf.forall"
// CHECK: "flops": 1099511627776,
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4429185024,
// CHECK-NEXT: "written": 134217728,
// CHECK-NEXT: "compulsory": 402653184,
// CHECK: "l2": {
// CHECK-NEXT: "read": 17179869184,
// CHECK-NEXT: "written": 134217728,
// (17179869184 + 134217728) / 6.65e12 = 2.604 ms; 1099511627776 / 989.4e12 =
// 1.111 ms; (4429185024 + 134217728) / 3.35e12 = 1.362 ms.
// CHECK: "bound_by": "l2"
// CHECK: "runner_up": "hbm"
func.func @gemm(%a: tensor<8192x8192xbf16>, %b: tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<8192x8192xbf16>
  %r = scf.forall (%i, %j) = (0, 0) to (8192, 8192) step (128, 128) shared_outs(%out = %e) -> tensor<8192x8192xbf16> {
    %at = tensor.extract_slice %a[%i, 0] [128, 8192] [1, 1] : tensor<8192x8192xbf16> to tensor<128x8192xbf16>
    %bt = tensor.extract_slice %b[0, %j] [8192, 128] [1, 1] : tensor<8192x8192xbf16> to tensor<8192x128xbf16>
    %t = tensor.empty() : tensor<128x128xbf16>
    %f = linalg.fill ins(%zero : bf16) outs(%t : tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %p = linalg.matmul ins(%at, %bt : tensor<128x8192xbf16>, tensor<8192x128xbf16>) outs(%f : tensor<128x128xbf16>) -> tensor<128x128xbf16>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %out[%i, %j] [128, 128] [1, 1] : tensor<128x128xbf16> into tensor<8192x8192xbf16>
    }
  }
  return %r : tensor<8192x8192xbf16>
}
