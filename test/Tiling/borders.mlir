// RUN: roofline-opt --analyze --tiling=128x128x64 %s | FileCheck %s
// RUN: roofline-opt --analyze --tiling=128x128x64 --cluster=2x1 %s | FileCheck %s --check-prefix=ROWS
// RUN: roofline-opt --analyze --tiling=128x128x64 --cluster=1x2 %s | FileCheck %s --check-prefix=COLUMNS

// 300 x 200 over 64: tiles at the borders have 44 rows and 72 columns. A has
// 300*64*2 = 38400 bytes, B 64*200*2 = 25600, C 300*200*2 = 120000.
// A is read by 2 columns of tiles, B by 3 rows: 2*38400 + 3*25600 = 153600, and
// with C 273600.
// As much is written into shared memory. Parts of 128 x 64 fetch A for each of
// the 2 + 2 columns of parts, and B for each of 3 rows: 4*38400 + 3*25600 =
// 230400, and together 384000.
// CHECK: l2_bytes = 273600 : i64
// CHECK-SAME: smem_bytes = 384000 : i64

// Two and one tiles along rows read B twice: 2*38400 + 2*25600 + 120000. Two
// along columns read A once: 38400 + 3*25600 + 120000. Shared memory is each
// block's own.
// ROWS: l2_bytes = 248000 : i64
// ROWS-SAME: smem_bytes = 384000 : i64
// COLUMNS: l2_bytes = 235200 : i64
// COLUMNS-SAME: smem_bytes = 384000 : i64
func.func @product(%a: tensor<300x64xbf16>, %b: tensor<64x200xbf16>)
    -> tensor<300x200xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<300x200xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<300x200xbf16>)
      -> tensor<300x200xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<300x64xbf16>, tensor<64x200xbf16>)
                     outs(%init : tensor<300x200xbf16>) -> tensor<300x200xbf16>
  return %c : tensor<300x200xbf16>
}
