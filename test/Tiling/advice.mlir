// RUN: roofline-opt --analyze --report=text:%t.found %s -o /dev/null
// RUN: FileCheck %s --check-prefix=FOUND --input-file=%t.found
// RUN: roofline-opt --analyze --tiling=256x512x64 --report=text:%t.imposed %s -o /dev/null
// RUN: FileCheck %s --check-prefix=IMPOSED --input-file=%t.imposed
// RUN: roofline-opt --analyze --tiling=none --report=text:%t.none %s -o /dev/null
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t.none --implicit-check-not=Tiles

// The text report has a line where the best tiles take longer than the verdict
// says, of products that take a good part of the time, and none for others. 192 x
// 160 reads A by 52 columns and B by 43 rows of tiles, 95 * 134217728 bytes, and
// writes as many of C: 12884901888 / 6.65e12 = 1937.6 us, 1.74 times the 1111.3
// of the arithmetic. The bound is 2 * 8192^3 / sqrt(495616 / 2) * 2 = 4417455272:
// 2.92 times less.
// FOUND: - Tiles: linalg.matmul :[[#@LINE+20]]:8: at best 1.94 ms, 1.74x as long, in tiles of 192x160x128: bound by l2, whose bytes are 2.92x their lower bound.
// FOUND-NOT: Tiles
// FOUND: Assumed: cold caches

// Imposed tiles are judged, and their line says where they do not fit.
// IMPOSED: - Tiles: linalg.matmul :[[#@LINE+15]]:8: tiles of 256x512x64 do not fit: sums take 512 KiB of the 256 KiB of registers.
// IMPOSED: Assumed: cold caches at the start of every kernel, tiles of 256x512x64 where the IR has none.

// NONE: Assumed: cold caches
func.func @gemm(%a: tensor<8192x8192xbf16>, %b: tensor<8192x8192xbf16>,
                %v: tensor<1x8192xbf16>)
    -> (tensor<8192x8192xbf16>, tensor<1x8192xbf16>) {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8192x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %e1 = tensor.empty() : tensor<1x8192xbf16>
  %i1 = linalg.fill ins(%zero : bf16) outs(%e1 : tensor<1x8192xbf16>)
      -> tensor<1x8192xbf16>

  %c = linalg.matmul
      ins(%a, %b : tensor<8192x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  %d = linalg.matmul ins(%v, %b : tensor<1x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%i1 : tensor<1x8192xbf16>) -> tensor<1x8192xbf16>
  return %c, %d : tensor<8192x8192xbf16>, tensor<1x8192xbf16>
}
