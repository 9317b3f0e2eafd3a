// SIZE is put in by the test.
#id = affine_map<(i) -> (i)>
!x = tensor<SIZExf32>
func.func @main(%x: !x) -> !x {
  %e = tensor.empty() : !x
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : !x) outs(%e : !x) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> !x
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : !x) outs(%e : !x) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> !x
  return %1 : !x
}
