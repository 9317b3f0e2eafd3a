// RUN: %test_fuse %s -o %t.mlir
// RUN: roofline-opt --analyze --report=json:- %t.mlir -o /dev/null | FileCheck %s
// RUN: %run_both %s

// Pads in the tiles of what reads windows of them: rows that tiles share come from
// main memory once, and what is padded is not written.

// 2*8*8*8 * 4*3*3 = 36,864 flops. 4*8*8*4 = 1,024 bytes of x and 8*4*3*3*4 = 1,152
// of weights are read, 2,176; 8*8*8*4 = 2,048 are written.
// CHECK:      "op": "scf.forall",
// CHECK:      "function": "convolution",
// CHECK:      "flops": 36864,
// CHECK:      "read": 2176,
// CHECK-NEXT: "written": 2048,
func.func @convolution(%x: tensor<1x4x8x8xf32>, %w: tensor<8x4x3x3xf32>)
    -> tensor<1x8x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x8x8xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } {test.group = 0} : tensor<1x4x8x8xf32> to tensor<1x4x10x10xf32>
  %r = linalg.conv_2d_nchw_fchw
      {test.group = 0, test.tiles = array<i64: 0, 4, 2, 0, 0, 0, 0>}
      ins(%p, %w : tensor<1x4x10x10xf32>, tensor<8x4x3x3xf32>)
      outs(%i : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %r : tensor<1x8x8x8xf32>
}

// Every second row, padded on one side only, in tiles that do not divide the rows.
// 4*5*5 * 3*3 = 900 maxima; 4*10*10*4 = 1,600 bytes are read, 4*5*5*4 = 400 written.
// CHECK:      "op": "scf.forall",
// CHECK:      "function": "pooling",
// CHECK:      "flops": 900,
// CHECK:      "read": 1600,
// CHECK-NEXT: "written": 400,
func.func @pooling(%x: tensor<1x4x10x10xf32>) -> tensor<1x4x5x5xf32> {
  %least = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x4x5x5xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %i = linalg.fill ins(%least : f32) outs(%e : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
  %p = tensor.pad %x low[0, 0, 0, 0] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %least : f32
  } {test.group = 1} : tensor<1x4x10x10xf32> to tensor<1x4x11x11xf32>
  %r = linalg.pooling_nchw_max
      {strides = dense<2> : tensor<2xi64>, test.group = 1,
       test.tiles = array<i64: 0, 3, 2, 2, 0, 0>}
      ins(%p, %window : tensor<1x4x11x11xf32>, tensor<3x3xf32>)
      outs(%i : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
  return %r : tensor<1x4x5x5xf32>
}

// The first tiles read nothing but what was put around x, and none all of it.
// 2*14 * 3 = 84 flops; 8*4 = 32 bytes of x and 3*4 = 12 of weights are read, 14*4 =
// 56 written.
// CHECK:      "op": "scf.forall",
// CHECK:      "function": "far",
// CHECK:      "flops": 84,
// CHECK:      "read": 44,
// CHECK-NEXT: "written": 56,
// CHECK-NOT:  "op":
// CHECK:      "functions":
func.func @far(%x: tensor<8xf32>, %w: tensor<3xf32>) -> tensor<14xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<14xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<14xf32>) -> tensor<14xf32>
  %p = tensor.pad %x low[4] high[4] {
  ^bb0(%a: index):
    tensor.yield %zero : f32
  } {test.group = 2} : tensor<8xf32> to tensor<16xf32>
  %r = linalg.conv_1d {test.group = 2, test.tiles = array<i64: 2, 0>}
      ins(%p, %w : tensor<16xf32>, tensor<3xf32>)
      outs(%i : tensor<14xf32>) -> tensor<14xf32>
  return %r : tensor<14xf32>
}
