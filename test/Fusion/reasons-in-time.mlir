// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=text:- %s -o /dev/null | FileCheck %s

// What a group would save is said beside what it must save: between the two
// 128x256x4 = 131072 bytes go out and in, 2 * 131072 / 3.35e12 = 78.3 ns.

// CHECK: - Not fused: linalg.exp :[[#@LINE+5]]:8 into linalg.square :[[#@LINE+6]]:8: saves 78.3 ns, less than the 100 ns that a group must save.

!t = tensor<128x256xf32>
func.func @small(%x: !t) -> !t {
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %b = linalg.square ins(%a : !t) outs(%e : !t) -> !t
  return %b : !t
}

// Tiles of 8 rows, a sector of sums, would each read all of w, 262144 bytes,
// from L2: 128 * 262144 + 262144 of x + 4096 at 6.65 TB/s are 5.085 us. Apart
// the product takes 2 * 1024 * 1024 * 64 / 66.9e12 = 2.006 us, and the sums
// (4194304 + 4096) / 3.35e12 = 1.253: 5.085 / 3.259 = 1.56.
// CHECK: - Not fused: linalg.matmul :[[#@LINE+11]]:8 into linalg.reduce :[[#@LINE+12]]:8: would take 1.56 times as long.
!x = tensor<1024x64xf32>
!w = tensor<64x1024xf32>
!y = tensor<1024x1024xf32>
!r = tensor<1024xf32>
func.func @slower(%x: !x, %w: !w) -> !r {
  %zero = arith.constant 0.0 : f32
  %et = tensor.empty() : !y
  %er = tensor.empty() : !r
  %i = linalg.fill ins(%zero : f32) outs(%et : !y) -> !y
  %j = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %y = linalg.matmul ins(%x, %w : !x, !w) outs(%i : !y) -> !y
  %s = linalg.reduce {arith.addf} ins(%y : !y) outs(%j : !r) dimensions = [1]
  return %s : !r
}
