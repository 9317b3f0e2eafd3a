// What all turns of a loop share is moved if there is a turn, in the formula as
// well. What all points of an op share is in it once, so that it holds where the
// op is not empty, which the report says.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s --check-prefix=JSON
// RUN: roofline-opt --analyze %s -o /dev/null --report=text:- \
// RUN:   | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt --analyze --dims=M=130 %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s --check-prefix=BOUND
// RUN: roofline-opt --analyze --dims=M=1..63 %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s --check-prefix=RANGE

// Per tile 64 x 128 and twice 64 x 256 elements of 4 bytes, 98304 read; the
// weights, 128 x 256 of 4 bytes, once, where M is 64 and more.
//
// JSON: "hbm_bytes_read": "98304*floordiv(M, 64) + 131072*min(floordiv(M, 64), 1)"
// JSON-NOT: "holds_where"
// JSON: "op": "linalg.matmul"
// JSON-NOT: "holds_where"
// JSON: "op": "linalg.matmul"
// JSON: "holds_where": [
// JSON-NEXT: "M >= 2"
// JSON-NEXT: ]
//
// TEXT: Formulas hold where no op is empty: M >= 2.
//
// With numbers there is nothing to say. Two tiles: 2 * 98304 + 131072.
// BOUND: "read": 327680
// BOUND-NOT: "holds_where"
//
// Fewer than 64 rows make no tile, so that there is no kernel.
// RANGE: "kernels": [
// RANGE-NEXT: {
// RANGE-NEXT: "id": 0,
// RANGE-NEXT: "op": "linalg.matmul",
// RANGE: "function": "whole"
func.func @tiles(%a: memref<?x128xf32> {roofline.dims = ["M", ""]},
                 %b: memref<128x256xf32>,
                 %c: memref<?x256xf32> {roofline.dims = ["M", ""]}) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = memref.dim %a, %c0 : memref<?x128xf32>
  %tiles = arith.floordivsi %m, %c64 : index
  %rows = arith.muli %tiles, %c64 : index
  scf.for %i = %c0 to %rows step %c64 {
    %at = memref.subview %a[%i, 0] [64, 128] [1, 1]
      : memref<?x128xf32> to memref<64x128xf32, strided<[128, 1], offset: ?>>
    %ct = memref.subview %c[%i, 0] [64, 256] [1, 1]
      : memref<?x256xf32> to memref<64x256xf32, strided<[256, 1], offset: ?>>
    linalg.matmul
      ins(%at, %b : memref<64x128xf32, strided<[128, 1], offset: ?>>,
                    memref<128x256xf32>)
      outs(%ct : memref<64x256xf32, strided<[256, 1], offset: ?>>)
  }
  return
}

// Sizes are at least 1, and M rows are what there is.
func.func @whole(%a: memref<?x128xf32> {roofline.dims = ["M", ""]},
                 %b: memref<128x256xf32>,
                 %c: memref<?x256xf32> {roofline.dims = ["M", ""]}) {
  linalg.matmul ins(%a, %b : memref<?x128xf32>, memref<128x256xf32>)
                outs(%c : memref<?x256xf32>)
  return
}

// All rows but the last: there may be none.
func.func @but_last(%a: memref<?x128xf32> {roofline.dims = ["M", ""]},
                    %b: memref<128x256xf32>,
                    %c: memref<?x256xf32> {roofline.dims = ["M", ""]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x128xf32>
  %rows = arith.subi %m, %c1 : index
  %at = memref.subview %a[0, 0] [%rows, 128] [1, 1]
    : memref<?x128xf32> to memref<?x128xf32, strided<[128, 1]>>
  %ct = memref.subview %c[0, 0] [%rows, 256] [1, 1]
    : memref<?x256xf32> to memref<?x256xf32, strided<[256, 1]>>
  linalg.matmul
    ins(%at, %b : memref<?x128xf32, strided<[128, 1]>>, memref<128x256xf32>)
    outs(%ct : memref<?x256xf32, strided<[256, 1]>>)
  return
}
