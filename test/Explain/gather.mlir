// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// Each of the 8 * 64 points reads one element of the table, whatever the
// indices are: at most 512 of the 50000 * 64.

// CHECK:      counted as nothing: arith.index_cast, linalg.index [arithmetic]
// CHECK-NEXT: flops 0
// CHECK:      %arg1 (ins 0), elements of 8 B:
// CHECK-NEXT: read [d0]: 8 elements x 8 B = 64 B
// CHECK:      %arg0 (used inside), elements of 4 B:
// CHECK-NEXT: read [any(d0, d1), any(d0, d1)]: 512 x 64 indices, 512 elements (at most one at each point of its loops) x 4 B = 2048 B [gather]
// CHECK:      read 64 + 2048 = 2112 B
#ids = affine_map<(i, j) -> (i)>
#id = affine_map<(i, j) -> (i, j)>
func.func @rows(%table: tensor<50000x64xf32>, %ids: tensor<8xi64>, %o: tensor<8x64xf32>) {
  %0 = linalg.generic {indexing_maps = [#ids, #id], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<8xi64>) outs(%o : tensor<8x64xf32>) {
  ^bb0(%i: i64, %old: f32):
    %row = arith.index_cast %i : i64 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %table[%row, %column] : tensor<50000x64xf32>
    linalg.yield %v : f32
  } -> tensor<8x64xf32>
  return
}
