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
