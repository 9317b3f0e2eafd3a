// RUN: roofline-opt --analyze --tiling=64x64x32 --report=json:%t.option %s | FileCheck %s --check-prefixes=ATTRIBUTE,OPTION
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.option
// RUN: roofline-opt --analyze --tiling=none --report=json:%t.none %s | FileCheck %s --check-prefixes=ATTRIBUTE,NONE
// RUN: FileCheck %s --check-prefix=NONE-RECORD --input-file=%t.none
// RUN: roofline-opt --analyze --report=json:%t.search %s | FileCheck %s --check-prefixes=ATTRIBUTE,NONE
// RUN: FileCheck %s --check-prefix=SEARCH-RECORD --input-file=%t.search
// RUN: mlir-opt --load-dialect-plugin=%plugin --pass-pipeline='builtin.module(roofline-annotate{tiling=64x64x32 cluster=1x2})' %s \
// RUN:   | FileCheck %s --check-prefix=PASS
// RUN: %validate_report %t.option %t.none %t.search

// An attribute on the op wins over the option, and the option over the search,
// which changes no verdict.

// RECORD: "tiling": "64x64x32",
// RECORD-NEXT: "cluster": "1x1",
// NONE-RECORD: "tiling": "none",
// SEARCH-RECORD: "tiling": "search",

// A, B and C have 256*256*2 = 131072 bytes each. Tiles of 128 read A and B
// twice: 5*131072.
// ATTRIBUTE-LABEL: @with_attribute
// ATTRIBUTE: l2_bytes = 655360 : i64
// RECORD: "source": "attribute",
// NONE-RECORD: "source": "attribute",
// SEARCH-RECORD: "source": "attribute",
// In clusters of two along columns A is read once: 4*131072.
// PASS-LABEL: @with_attribute
// PASS: l2_bytes = 524288 : i64
func.func @with_attribute(%a: tensor<256x256xbf16>, %b: tensor<256x256xbf16>)
    -> tensor<256x256xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<256x256xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<256x256xbf16>)
      -> tensor<256x256xbf16>
  %c = linalg.matmul {roofline.tile_sizes = array<i64: 128, 128, 64>}
      ins(%a, %b : tensor<256x256xbf16>, tensor<256x256xbf16>)
      outs(%init : tensor<256x256xbf16>) -> tensor<256x256xbf16>
  return %c : tensor<256x256xbf16>
}

// The same op without: tiles of 64 read A and B four times, 9*131072.
// OPTION-LABEL: @without
// OPTION: l2_bytes = 1179648 : i64
// NONE-LABEL: @without
// NONE: linalg.matmul
// NONE-NOT: l2_bytes
// NONE: return
// RECORD: "source": "option",
// NONE-RECORD: "function": "without",
// NONE-RECORD: "l2": null,
// NONE-RECORD: "tiling": null,
// SEARCH-RECORD: "function": "without",
// SEARCH-RECORD: "l2": null,
// SEARCH-RECORD: "tiling": {
// SEARCH-RECORD: "source": "search",
// SEARCH-RECORD-NEXT: "feasible": true,
// A is read by 2 clusters along columns, B four times: 2 + 4 + 1.
// PASS-LABEL: @without
// PASS: l2_bytes = 917504 : i64
func.func @without(%a: tensor<256x256xbf16>, %b: tensor<256x256xbf16>)
    -> tensor<256x256xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<256x256xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<256x256xbf16>)
      -> tensor<256x256xbf16>
  %c = linalg.matmul
      ins(%a, %b : tensor<256x256xbf16>, tensor<256x256xbf16>)
      outs(%init : tensor<256x256xbf16>) -> tensor<256x256xbf16>
  return %c : tensor<256x256xbf16>
}

// Nothing to tile.
// RECORD: "function": "elementwise",
// RECORD: "tiling": null,
// SEARCH-RECORD: "function": "elementwise",
// SEARCH-RECORD: "tiling": null,
func.func @elementwise(%x: tensor<256xf32>) -> tensor<256xf32> {
  %y = arith.addf %x, %x : tensor<256xf32>
  return %y : tensor<256xf32>
}
