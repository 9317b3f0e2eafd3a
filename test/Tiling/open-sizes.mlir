// RUN: roofline-opt --analyze --tiling=128x128x64 --report=json:%t.imposed %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=IMPOSED --input-file=%t.imposed
// RUN: roofline-opt --analyze --report=json:%t.search %s -o /dev/null
// RUN: FileCheck %s --check-prefix=SEARCH --input-file=%t.search
// RUN: roofline-opt --analyze --tiling=128x128x64 --dims=B=300 %s | FileCheck %s --check-prefix=BOUND
// RUN: %validate_report %t.imposed %t.search

// Imposed tiles of an open number of rows give formulas; nothing is searched
// for.

// 256 columns are two tiles: A of 64*2*B bytes is read twice, B of 64*256*2 =
// 32768 bytes by every 128 rows, and C has 512*B.
// CHECK-LABEL: @rows
// CHECK: l2_bytes = "768*B + 32768*ceildiv(B, 128)"
// 300 rows are three: 768*300 + 3*32768.
// BOUND-LABEL: @rows
// BOUND: l2_bytes = 328704 : i64
// IMPOSED: "function": "rows",
// IMPOSED: "l2": {
// IMPOSED-NEXT: "read": null,
// IMPOSED: "tiling": {
// IMPOSED: "feasible": true,
// IMPOSED: "smem_bytes_per_block": 65536,
// IMPOSED: "l2_bytes": null,
// IMPOSED: "blocks": null,
// IMPOSED-NEXT: "waves": null,
// IMPOSED-NEXT: "roofs": [],
// IMPOSED: "l2_bytes_read": "256*B + 32768*ceildiv(B, 128)",
// IMPOSED-NEXT: "l2_bytes_written": "512*B",
// SEARCH: "function": "rows",
// SEARCH: "tiling": null,
func.func @rows(%a: tensor<?x64xbf16> {roofline.dims = ["B", ""]},
                %b: tensor<64x256xbf16>) -> tensor<?x256xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %rows = tensor.dim %a, %c0 : tensor<?x64xbf16>
  %empty = tensor.empty(%rows) : tensor<?x256xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<?x256xbf16>)
      -> tensor<?x256xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<?x64xbf16>, tensor<64x256xbf16>)
                     outs(%init : tensor<?x256xbf16>) -> tensor<?x256xbf16>
  return %c : tensor<?x256xbf16>
}

// A box of pixels in images of open number has no known sides.
// CHECK-LABEL: @images
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-NOT: l2_bytes
// CHECK: return
// IMPOSED: "function": "images",
// IMPOSED: "tiling": {
// IMPOSED: "feasible": null,
// IMPOSED-NEXT: "why": "several loops make one side of a tile, and their sizes are open; bind them with --dims",
// BOUND-LABEL: @images
// BOUND: l2_bytes = {{[0-9]+}} : i64
func.func @images(%x: tensor<?x18x18x32xbf16> {roofline.dims = ["B", "", "", ""]},
                  %w: tensor<3x3x32x64xbf16>,
                  %y: tensor<?x16x16x64xbf16>) -> tensor<?x16x16x64xbf16> {
  %r = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w : tensor<?x18x18x32xbf16>, tensor<3x3x32x64xbf16>)
      outs(%y : tensor<?x16x16x64xbf16>) -> tensor<?x16x16x64xbf16>
  return %r : tensor<?x16x16x64xbf16>
}
