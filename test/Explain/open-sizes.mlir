// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt --analyze --levers=none --explain=0 --dims=B=64 %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOUND

// Per row 2 * 256 * 128 = 65536 flops, and 256 * 2 + 128 * 2 + 128 * 2 bytes;
// the weights are 256 * 128 * 2 = 65536.

// CHECK:      loops: d0 = B, d1 = 128, d2 = 256; together 32768*B points
// CHECK:      2 x 32768*B = 65536*B on tensor.bf16 [contraction]
// CHECK:      read [d0, d2]: B x 256 = 256*B elements x 2 B = 512*B B
// CHECK:      read 512*B + 65536 + 256*B = 768*B + 65536 B
// CHECK-NEXT: written 256*B B
// CHECK:      hbm: 1024*B + 65536 B / 3.35e+12 per s
// CHECK-NOT:  time =
// CHECK-NOT:  formulas

// 65536 * 64 = 4194304, 768 * 64 + 65536 = 114688, 256 * 64 = 16384.
// BOUND:      formulas, before sizes are put in:
// BOUND-NEXT: loop 0 = B = 64
// BOUND-NEXT: flops = 65536*B = 4194304
// BOUND-NEXT: hbm bytes read = 768*B + 65536 = 114688
// BOUND-NEXT: hbm bytes written = 256*B = 16384
// BOUND:      read 32768 + 65536 + 16384 = 114688 B
func.func @rows(%x: tensor<?x256xbf16> {roofline.dims = ["B", ""]}, %w: tensor<256x128xbf16>,
                %init: tensor<?x128xbf16>) -> tensor<?x128xbf16> {
  %y = linalg.matmul ins(%x, %w : tensor<?x256xbf16>, tensor<256x128xbf16>)
                     outs(%init : tensor<?x128xbf16>) -> tensor<?x128xbf16>
  return %y : tensor<?x128xbf16>
}
