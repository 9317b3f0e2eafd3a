// RUN: roofline-opt --analyze --explain=0 --tiling=128x128x64 --target=h100-sxm %s -o /dev/null 2>&1 | FileCheck %s

// What each operand moves in tiles is not kept, and the derivation says so.

// CHECK: l2: {{[0-9]+}} B / 6.65e+12 per s
// CHECK: note: Tiles of 128x128x64 are imposed (option).
// CHECK: no derivation kept of l2 bytes: what the tiles of each operand move is not kept; docs/tiling.md#what-moves has the rule
!t = tensor<512x512xbf16>
func.func @product(%a: !t, %b: !t, %c: !t) -> !t {
  %0 = linalg.matmul ins(%a, %b : !t, !t) outs(%c : !t) -> !t
  return %0 : !t
}
