// What all turns of a loop share is in a formula once. So it does not hold where
// the loop does not turn at all, which the report says.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s --check-prefix=JSON
// RUN: roofline-opt --analyze %s -o /dev/null --report=text:- \
// RUN:   | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt --analyze --dims=M=130 %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s --check-prefix=BOUND

// Per tile 64 x 128 and twice 64 x 256 elements of 4 bytes, 98304 read; the
// weights, 128 x 256 of 4 bytes, once. All tiles where M is 64 and more.
//
// JSON: "hbm_bytes_read": "98304*floordiv(M, 64) + 131072"
// JSON: "holds_where": [
// JSON-NEXT: "M >= 64"
// JSON-NEXT: ]
// JSON: "op": "linalg.matmul"
// JSON-NOT: "holds_where"
//
// TEXT: Formulas hold where all loops turn: M >= 64.
//
// With numbers there is nothing to say. Two tiles.
// BOUND: "read": 327680
// BOUND-NOT: "holds_where"
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
