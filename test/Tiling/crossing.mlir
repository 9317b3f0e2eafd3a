// RUN: roofline-opt --analyze --tiling=128x128x64 %s | FileCheck %s
// RUN: roofline-opt --analyze --tiling=128x128x64 --dims=B=128 %s | FileCheck %s --check-prefix=ONE-ROW
// RUN: roofline-opt --analyze --tiling=128x128x64 --dims=B=129 %s | FileCheck %s --check-prefix=TWO-ROWS

// Which roof binds hangs on how many rows of tiles there are, each of 132 tiles, as
// many as an H100 has SMs. Weights of 8192 * 16896 * 2 = 276824064 bytes are read by
// each row of tiles, x of 16384 bytes a row by 132 columns of tiles, and a row of
// the result has 33792: 132 * 16384 + 33792 = 2196480 bytes a row. Up to 128 rows
// hbm is slower: (50176*128 + 276824064) / 3.35e12 = 84.55 us against (2196480*128 +
// 276824064) / 6.65e12 = 83.91 us. The 129th row reads the weights again:
// 2196480*129 + 2*276824064 = 836994048, / 6.65e12 = 125.86 us.
// CHECK: linalg.matmul
// CHECK-SAME: crossover = "hbm, then l2 from B = 129"
// CHECK-SAME: l2_bytes = "2196480*B + 276824064*ceildiv(B, 128)"
// ONE-ROW: bound_by = "hbm"
// ONE-ROW-SAME: l2_bytes = 557973504 : i64
// ONE-ROW-SAME: time_s = 8.4551{{[0-9]+}}E-5 : f64
// TWO-ROWS: bound_by = "l2"
// TWO-ROWS-SAME: l2_bytes = 836994048 : i64
// TWO-ROWS-SAME: time_s = 1.2586{{[0-9]+}}E-4 : f64
func.func @decode(%x: tensor<?x8192xbf16> {roofline.dims = ["B", ""]},
                  %w: tensor<8192x16896xbf16>) -> tensor<?x16896xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x8192xbf16>
  %empty = tensor.empty(%b) : tensor<?x16896xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<?x16896xbf16>)
      -> tensor<?x16896xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<?x8192xbf16>, tensor<8192x16896xbf16>)
      outs(%init : tensor<?x16896xbf16>) -> tensor<?x16896xbf16>
  return %y : tensor<?x16896xbf16>
}
