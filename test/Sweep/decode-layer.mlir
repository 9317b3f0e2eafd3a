// RUN: roofline-opt --analyze --sweep=B=1:512:log --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: %validate_report %t.json
// RUN: FileCheck %s --input-file=%t.txt

// A point is what a report on that value alone says.
// RUN: roofline-opt --analyze --dims=B=1 --report=json:%t.1 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 1 %t.1 | FileCheck %s --check-prefix=SAME
// RUN: roofline-opt --analyze --dims=B=64 --report=json:%t.64 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 64 %t.64 | FileCheck %s --check-prefix=SAME
// RUN: roofline-opt --analyze --dims=B=512 --report=json:%t.512 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 512 %t.512 | FileCheck %s --check-prefix=SAME
// SAME: 7 groups of 10 kernels agree at

// The products of a Llama-3-8B layer that decodes a token of each of B
// sequences, 2048 long, in bf16. The weights are read once for all of them, K
// and V for each: intensity grows with B as long as the weights are most of what
// is read.
//
// Flops per sequence: projections 2 * 218,103,808 = 436,207,616, attention 2 *
// 2 * 32 * 2048 * 128 = 33,554,432, gating 14,336: 469,776,384. Bytes: weights
// 436,207,616 once; per sequence K and V 8,388,608, the scores out and in 2 * 2
// * 32 * 2048 = 262,144, the other sides of attention 16,384; the projections
// 2 * (2 * 5120 + 2 * 8192 + 3 * 18432) = 163,840, gating 2 * 3 * 14336 =
// 86,016: 8,916,992.
//   B = 1:   469776384 / 445124608 = 1.06 flop/B; 445124608 / 3.35e12 = 133 us
//   B = 64:  30065688576 / (436207616 + 570687488) = 29.9; 301 us
//   B = 512: 240525508608 / (436207616 + 4565499904) = 48.1
// At 512 the projections take 2 * 218103808 * 512 / 989.4e12 = 225.7 us, what
// else there is 512 * 8753152 / 3.35e12 = 1337.8 us: 1.56 ms in all.
//
// n x m weights turn where 2 n m B / 989.4e12 > 2 (n m + (n + m) B) / 3.35e12,
// B > 295.3 n m / (n m - 295.3 (n + m)): 462 for K and V, 346 for Q and the
// output, 326 in the feed-forward part.

// CHECK:      Sweep over B, total:
// CHECK-NEXT:   B  flop/B  regime          attainable     time
// CHECK-NEXT:   1    1.06  memory-bound  3.54 TFLOP/s   133 us
// CHECK-NEXT:   2
// CHECK:       64    29.9  memory-bound   100 TFLOP/s   301 us
// CHECK:      512    48.1  memory-bound   154 TFLOP/s  1.56 ms
// Then the slowest groups, at fewer values. Gate and up of the feed-forward part
// are 2 * 58,720,256 weights: 4 * 58,720,256 bytes are 70.1 us alone, and 512
// tokens take 4 * 58,720,256 * 512 / 989.4e12 = 121.5 us.
// CHECK-NEXT: linalg.contract :[[#]]:13:
// CHECK-NEXT:   B  flop/B  bound by    attainable     time
// CHECK:      linalg.contract :[[#]]:12:
// CHECK:      linalg.matmul x2 :[[#]]:11:
// CHECK-NEXT:   B  flop/B  bound by       attainable     time
// CHECK-NEXT:   1    1.00  hbm          3.35 TFLOP/s  70.1 us
// CHECK:      512     441  tensor.bf16   989 TFLOP/s   122 us
// CHECK-NEXT: Bound by, in steps of the sweep:
// CHECK-NEXT: - linalg.contract :[[#]]:13 and 2 more: hbm throughout
// CHECK-NEXT: - linalg.matmul x2 :[[#]]:11 and 3 more: hbm up to B = 256, tensor.bf16 from B = 512
// CHECK-EMPTY:
// CHECK-NEXT: linalg.matmul x2 :[[#]]:11 and 1 more: compute-bound from B = 326
// CHECK-NEXT: linalg.matmul x2 :[[#]]:8: compute-bound from B = 346
// CHECK-NEXT: linalg.matmul x2 :[[#]]:8: compute-bound from B = 462
#q = affine_map<(b, g, h, s, d) -> (b, g, h, d)>
#k = affine_map<(b, g, h, s, d) -> (b, g, s, d)>
#p = affine_map<(b, g, h, s, d) -> (b, g, h, s)>
#x = affine_map<(b, c) -> (b, c)>
func.func @layer(%x: tensor<?x4096xbf16> {roofline.dims = ["B", ""]},
    %keys: tensor<?x8x2048x128xbf16> {roofline.dims = ["B", "", "", ""]},
    %values: tensor<?x8x2048x128xbf16> {roofline.dims = ["B", "", "", ""]},
    %wq: tensor<4096x4096xbf16>, %wo: tensor<4096x4096xbf16>,
    %wk: tensor<4096x1024xbf16>, %wv: tensor<4096x1024xbf16>,
    %wgate: tensor<4096x14336xbf16>, %wup: tensor<4096x14336xbf16>,
    %wdown: tensor<14336x4096xbf16>)
    -> (tensor<?x4096xbf16>, tensor<?x1024xbf16>, tensor<?x1024xbf16>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x4096xbf16>
  %e4096 = tensor.empty(%b) : tensor<?x4096xbf16>
  %z4096 = linalg.fill ins(%zero : bf16) outs(%e4096 : tensor<?x4096xbf16>)
      -> tensor<?x4096xbf16>
  %e1024 = tensor.empty(%b) : tensor<?x1024xbf16>
  %z1024 = linalg.fill ins(%zero : bf16) outs(%e1024 : tensor<?x1024xbf16>)
      -> tensor<?x1024xbf16>
  %e14336 = tensor.empty(%b) : tensor<?x14336xbf16>
  %z14336 = linalg.fill ins(%zero : bf16) outs(%e14336 : tensor<?x14336xbf16>)
      -> tensor<?x14336xbf16>
  %k = linalg.matmul
      ins(%x, %wk : tensor<?x4096xbf16>, tensor<4096x1024xbf16>)
      outs(%z1024 : tensor<?x1024xbf16>) -> tensor<?x1024xbf16>
  %v = linalg.matmul
      ins(%x, %wv : tensor<?x4096xbf16>, tensor<4096x1024xbf16>)
      outs(%z1024 : tensor<?x1024xbf16>) -> tensor<?x1024xbf16>
  %q = linalg.matmul
      ins(%x, %wq : tensor<?x4096xbf16>, tensor<4096x4096xbf16>)
      outs(%z4096 : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>

  %heads = tensor.expand_shape %q [[0], [1, 2, 3]] output_shape [%b, 8, 4, 128]
      : tensor<?x4096xbf16> into tensor<?x8x4x128xbf16>
  %es = tensor.empty(%b) : tensor<?x8x4x2048xbf16>
  %zs = linalg.fill ins(%zero : bf16) outs(%es : tensor<?x8x4x2048xbf16>)
      -> tensor<?x8x4x2048xbf16>
  %scores = linalg.contract indexing_maps = [#q, #k, #p]
      ins(%heads, %keys : tensor<?x8x4x128xbf16>, tensor<?x8x2048x128xbf16>)
      outs(%zs : tensor<?x8x4x2048xbf16>) -> tensor<?x8x4x2048xbf16>
  %eh = tensor.empty(%b) : tensor<?x8x4x128xbf16>
  %zh = linalg.fill ins(%zero : bf16) outs(%eh : tensor<?x8x4x128xbf16>)
      -> tensor<?x8x4x128xbf16>
  %mixed = linalg.contract indexing_maps = [#p, #k, #q]
      ins(%scores, %values : tensor<?x8x4x2048xbf16>, tensor<?x8x2048x128xbf16>)
      outs(%zh : tensor<?x8x4x128xbf16>) -> tensor<?x8x4x128xbf16>
  %flat = tensor.collapse_shape %mixed [[0], [1, 2, 3]]
      : tensor<?x8x4x128xbf16> into tensor<?x4096xbf16>

  %o = linalg.matmul
      ins(%flat, %wo : tensor<?x4096xbf16>, tensor<4096x4096xbf16>)
      outs(%z4096 : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>
  %gate = linalg.matmul
      ins(%o, %wgate : tensor<?x4096xbf16>, tensor<4096x14336xbf16>)
      outs(%z14336 : tensor<?x14336xbf16>) -> tensor<?x14336xbf16>
  %up = linalg.matmul
      ins(%o, %wup : tensor<?x4096xbf16>, tensor<4096x14336xbf16>)
      outs(%z14336 : tensor<?x14336xbf16>) -> tensor<?x14336xbf16>
  %act = linalg.generic {indexing_maps = [#x, #x, #x],
      iterator_types = ["parallel", "parallel"]}
      ins(%gate, %up : tensor<?x14336xbf16>, tensor<?x14336xbf16>)
      outs(%e14336 : tensor<?x14336xbf16>) {
  ^bb0(%g: bf16, %u: bf16, %unused: bf16):
    %product = arith.mulf %g, %u : bf16
    linalg.yield %product : bf16
  } -> tensor<?x14336xbf16>
  %down = linalg.matmul
      ins(%act, %wdown : tensor<?x14336xbf16>, tensor<14336x4096xbf16>)
      outs(%z4096 : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>
  return %down, %k, %v
      : tensor<?x4096xbf16>, tensor<?x1024xbf16>, tensor<?x1024xbf16>
}
