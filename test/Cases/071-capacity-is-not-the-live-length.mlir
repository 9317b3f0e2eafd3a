// RUN: roofline-opt --analyze %s | FileCheck %s

// %live of 512 rows of a cache are read. The capacity is an upper bound, not
// the size: symbolic counts are not modelled, so the op is listed, and 512 rows
// are not charged.

// CHECK-NOT: roofline.cost
// CHECK: linalg.matvec
// CHECK-SAME: roofline.unmodelled = "dynamic sizes"
// CHECK-NOT: roofline.cost
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
