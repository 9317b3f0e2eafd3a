// RUN: roofline-opt --analyze --target=%S/Inputs/wormhole.yaml --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s

// N78, Tenstorrent, in f8, as MLIR has no bfp8; that takes 17/16 of its bytes.
// The fused attention of the row is for the analysis of fusion.

// Scores of 8 heads, 512 by 512 by 128: 2*8*512*512*128 = 536870912 flops are
// 4.096 us at 64 * 2048 * 1 GHz, half of the row's 8.192.
// CHECK: "function": "scores",
// CHECK: "roof": "tensor.f8",
// CHECK-NEXT: "time_s": 4.096{{(0*[0-9])?}}e-06
func.func @scores(%q: tensor<8x512x128xf8E4M3FN>, %k: tensor<8x128x512xf8E4M3FN>)
    -> tensor<8x512x512xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x512x512xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x512x512xf32>)
      -> tensor<8x512x512xf32>
  %s = linalg.batch_matmul
      ins(%q, %k : tensor<8x512x128xf8E4M3FN>, tensor<8x128x512xf8E4M3FN>)
      outs(%init : tensor<8x512x512xf32>) -> tensor<8x512x512xf32>
  return %s : tensor<8x512x512xf32>
}

// A token by 4096 x 4096: 16777216 + 4096 + 4*4096 = 16797696 bytes at 288e9
// are 58.325 us (17825792 and 61.895: bfp8 weights alone); 33554432 flops are
// 0.256 us (8.192: a tile has 32 rows).
// CHECK: "function": "decode",
// CHECK: "roof": "hbm",
// CHECK-NEXT: "time_s": 5.8325{{[0-9]*}}e-05
// CHECK: "roof": "tensor.f8",
// CHECK-NEXT: "time_s": 2.56{{(0*[0-9])?}}e-07
// CHECK: "regime": "memory-bound",
func.func @decode(%x: tensor<1x4096xf8E4M3FN>, %w: tensor<4096x4096xf8E4M3FN>)
    -> tensor<1x4096xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x4096xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4096xf32>)
      -> tensor<1x4096xf32>
  %y = linalg.matmul
      ins(%x, %w : tensor<1x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>)
      outs(%init : tensor<1x4096xf32>) -> tensor<1x4096xf32>
  return %y : tensor<1x4096xf32>
}
