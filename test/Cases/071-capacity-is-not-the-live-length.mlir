// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// %live of 512 rows of a cache are read. The capacity bounds the symbol, and is
// not taken for the size.

// With n = arg2 rows: 2*n*64 flops; reads the rows' n*64*2 bytes and q's
// 64*2 = 128; writes n*2.
// CHECK: linalg.matvec
// CHECK-SAME: flops = "128*arg2"
// CHECK-SAME: hbm_bytes_read = "128*arg2 + 128"
// CHECK-SAME: hbm_bytes_written = "2*arg2"
// CHECK-SAME: regime = "memory-bound"

// REPORT: "name": "arg2",
// REPORT: "lower": 0,
// REPORT-NEXT: "upper": 512,
func.func @scores(%cache: tensor<512x64xf16>, %q: tensor<64xf16>,
                  %live: index) -> tensor<?xf16> {
  %zero = arith.constant 0.0 : f16
  %rows = tensor.extract_slice %cache[0, 0] [%live, 64] [1, 1]
      : tensor<512x64xf16> to tensor<?x64xf16>
  %empty = tensor.empty(%live) : tensor<?xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<?xf16>)
      -> tensor<?xf16>
  %r = linalg.matvec ins(%rows, %q : tensor<?x64xf16>, tensor<64xf16>)
                     outs(%init : tensor<?xf16>) -> tensor<?xf16>
  return %r : tensor<?xf16>
}
