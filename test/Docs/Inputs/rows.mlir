!x = tensor<512x4096xbf16>
!w = tensor<4096x4096xbf16>
func.func @up(%x: !x, %w: !w, %init: !x) -> !x {
  %y = linalg.matmul ins(%x, %w : !x, !w) outs(%init : !x) -> !x
  return %y : !x
}
