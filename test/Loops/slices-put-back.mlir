// What an inner loop has stored in slices of a tile is in its place when the
// tile is inserted: each element is stored once, however deep the loops.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- | FileCheck %s

// 2048 x 14336 elements of 2 bytes read and stored once: 2 * 58720256 bytes.
//
// CHECK: "function": "forall"
// CHECK: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 58720256
// CHECK-NEXT: "written": 58720256
// CHECK-NEXT: "compulsory": 117440512
// CHECK-NEXT: "requested": 117440512
func.func @forall(%x: tensor<2048x14336xbf16>) -> tensor<2048x14336xbf16> {
  %e = tensor.empty() : tensor<2048x14336xbf16>
  %r = scf.forall (%i, %j) = (0, 0) to (2048, 14336) step (256, 512)
      shared_outs(%o = %e) -> (tensor<2048x14336xbf16>) {
    %xo = tensor.extract_slice %x[%i, %j] [256, 512] [1, 1]
      : tensor<2048x14336xbf16> to tensor<256x512xbf16>
    %oo = tensor.extract_slice %o[%i, %j] [256, 512] [1, 1]
      : tensor<2048x14336xbf16> to tensor<256x512xbf16>
    %in = scf.forall (%k, %l) = (0, 0) to (256, 512) step (128, 256)
        shared_outs(%p = %oo) -> (tensor<256x512xbf16>) {
      %xi = tensor.extract_slice %xo[%k, %l] [128, 256] [1, 1]
        : tensor<256x512xbf16> to tensor<128x256xbf16>
      %pi = tensor.extract_slice %p[%k, %l] [128, 256] [1, 1]
        : tensor<256x512xbf16> to tensor<128x256xbf16>
      %g = linalg.exp ins(%xi : tensor<128x256xbf16>)
                      outs(%pi : tensor<128x256xbf16>) -> tensor<128x256xbf16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %g into %p[%k, %l] [128, 256] [1, 1]
          : tensor<128x256xbf16> into tensor<256x512xbf16>
      }
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %in into %o[%i, %j] [256, 512] [1, 1]
        : tensor<256x512xbf16> into tensor<2048x14336xbf16>
    }
  }
  return %r : tensor<2048x14336xbf16>
}

// CHECK: "function": "ordered"
// CHECK: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 58720256
// CHECK-NEXT: "written": 58720256
// CHECK-NEXT: "compulsory": 117440512
// CHECK-NEXT: "requested": 117440512
func.func @ordered(%x: tensor<2048x14336xbf16>) -> tensor<2048x14336xbf16> {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c2048 = arith.constant 2048 : index
  %e = tensor.empty() : tensor<2048x14336xbf16>
  %r = scf.for %i = %c0 to %c2048 step %c256 iter_args(%o = %e)
      -> (tensor<2048x14336xbf16>) {
    %xo = tensor.extract_slice %x[%i, 0] [256, 14336] [1, 1]
      : tensor<2048x14336xbf16> to tensor<256x14336xbf16>
    %oo = tensor.extract_slice %o[%i, 0] [256, 14336] [1, 1]
      : tensor<2048x14336xbf16> to tensor<256x14336xbf16>
    %in = scf.for %k = %c0 to %c256 step %c128 iter_args(%p = %oo)
        -> (tensor<256x14336xbf16>) {
      %xi = tensor.extract_slice %xo[%k, 0] [128, 14336] [1, 1]
        : tensor<256x14336xbf16> to tensor<128x14336xbf16>
      %pi = tensor.extract_slice %p[%k, 0] [128, 14336] [1, 1]
        : tensor<256x14336xbf16> to tensor<128x14336xbf16>
      %g = linalg.exp ins(%xi : tensor<128x14336xbf16>)
                      outs(%pi : tensor<128x14336xbf16>)
                      -> tensor<128x14336xbf16>
      %q = tensor.insert_slice %g into %p[%k, 0] [128, 14336] [1, 1]
        : tensor<128x14336xbf16> into tensor<256x14336xbf16>
      scf.yield %q : tensor<256x14336xbf16>
    }
    %s = tensor.insert_slice %in into %o[%i, 0] [256, 14336] [1, 1]
      : tensor<256x14336xbf16> into tensor<2048x14336xbf16>
    scf.yield %s : tensor<2048x14336xbf16>
  }
  return %r : tensor<2048x14336xbf16>
}

// Somewhere else they are moved: the loop reads 16 x 8 elements of 4 bytes and
// stores them, 1024 bytes; the insert of half of the rows below the other half
// reads and stores 8 x 8, 512 bytes.
//
// CHECK: "op": "scf.for"
// CHECK-NEXT: "function": "moved"
// CHECK: "requested": 1024
// CHECK: "op": "tensor.insert_slice"
// CHECK: "requested": 512
func.func @moved(%x: tensor<16x8xf32>, %y: tensor<16x8xf32>)
    -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %in = scf.for %i = %c0 to %c16 step %c8 iter_args(%p = %y)
      -> (tensor<16x8xf32>) {
    %xi = tensor.extract_slice %x[%i, 0] [8, 8] [1, 1]
      : tensor<16x8xf32> to tensor<8x8xf32>
    %pi = tensor.extract_slice %p[%i, 0] [8, 8] [1, 1]
      : tensor<16x8xf32> to tensor<8x8xf32>
    %g = linalg.exp ins(%xi : tensor<8x8xf32>)
                    outs(%pi : tensor<8x8xf32>) -> tensor<8x8xf32>
    %q = tensor.insert_slice %g into %p[%i, 0] [8, 8] [1, 1]
      : tensor<8x8xf32> into tensor<16x8xf32>
    scf.yield %q : tensor<16x8xf32>
  }
  %upper = tensor.extract_slice %in[0, 0] [8, 8] [1, 1]
    : tensor<16x8xf32> to tensor<8x8xf32>
  %s = tensor.insert_slice %upper into %in[8, 0] [8, 8] [1, 1]
    : tensor<8x8xf32> into tensor<16x8xf32>
  return %s : tensor<16x8xf32>
}
