// RUN: roofline-opt --analyze --target=h100-sxm --explain=all %s -o /dev/null 2>&1 | FileCheck %s

// A row of a band has five elements of four bytes at most, though rows begin at
// other places: 0 to 9 are more places than the inner loop ever turns.
// CHECK: i0: 10 turns, one after the other, affine.for at {{.*}}; a turn touches 20 B at most
// CHECK: i1: 5 turns, one after the other, affine.for at {{.*}}; a turn touches 4 B at most
// 5 in each of 10 rows, less 2 + 1 at both ends: 44.
// CHECK: read [i0, i1]: {{.*}}44 elements ({{.*}}) x 4 B = 176 B
func.func @band(%a: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(i) -> (0, i - 2)>(%i) to min affine_map<(i) -> (10, i + 3)>(%i) {
      %x = affine.load %a[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
