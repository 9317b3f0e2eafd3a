// RUN: roofline-opt --analyze --tiling=128x128x64 %s | FileCheck %s
// RUN: roofline-opt --analyze --tiling=128x128x64 --dims=B=128 %s | FileCheck %s --check-prefix=ONE-ROW
// RUN: roofline-opt --analyze --tiling=128x128x64 --dims=B=129 %s | FileCheck %s --check-prefix=TWO-ROWS

// Which roof binds hangs on how many rows of tiles there are. Weights of 8192 *
// 8192 * 2 = 134217728 bytes are read by each of them, x of 16384 bytes a row by
// 64 columns of tiles, and a row of the result has 16384: (64 + 1) * 16384 =
// 1064960 bytes a row.
// Up to 128 rows hbm is slower: (32768*128 + 134217728) / 3.35e12 = 41.32 us
// against (1064960*128 + 134217728) / 6.65e12 = 40.68 us. The 129th row reads the
// weights again: 405815296 / 6.65e12 = 61.03 us.
// CHECK: linalg.matmul
// CHECK-SAME: crossover = "hbm, then l2 from B = 129"
// CHECK-SAME: l2_bytes = "1064960*B + 134217728*ceildiv(B, 128)"
// ONE-ROW: bound_by = "hbm"
// ONE-ROW-SAME: l2_bytes = 270532608 : i64
// ONE-ROW-SAME: time_s = 4.1317{{[0-9]+}}E-5 : f64
// TWO-ROWS: bound_by = "l2"
// TWO-ROWS-SAME: l2_bytes = 405815296 : i64
// TWO-ROWS-SAME: time_s = 6.1024{{[0-9]+}}E-5 : f64
func.func @decode(%x: tensor<?x8192xbf16> {roofline.dims = ["B", ""]},
                  %w: tensor<8192x8192xbf16>) -> tensor<?x8192xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x8192xbf16>
  %empty = tensor.empty(%b) : tensor<?x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<?x8192xbf16>)
      -> tensor<?x8192xbf16>
  %y = linalg.matmul
      ins(%x, %w : tensor<?x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<?x8192xbf16>) -> tensor<?x8192xbf16>
  return %y : tensor<?x8192xbf16>
}
