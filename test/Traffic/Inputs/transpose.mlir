// Copies with the dimensions in another order.
#at = affine_map<(d) -> (d)>
#by16 = affine_map<(d) -> (d + 16)>
#by20 = affine_map<(d) -> (d + 20)>
#by32_to520 = affine_map<(d) -> (d + 32, 520)>
#by32_to600 = affine_map<(d) -> (d + 32, 600)>
!a = memref<560x640xf32>
!at = memref<640x560xf32>

func.func @reads_in_order(%A: !a, %B: !at) {
  affine.for %i = 0 to 560 {
  affine.for %j = 0 to 640 {
    %a = affine.load %A[%i, %j] : !a
    affine.store %a, %B[%j, %i] : !at
  }}
  return
}

func.func @writes_in_order(%A: !a, %B: !at) {
  affine.for %j = 0 to 640 {
  affine.for %i = 0 to 560 {
    %a = affine.load %A[%i, %j] : !a
    affine.store %a, %B[%j, %i] : !at
  }}
  return
}

func.func @tiles_of_16(%A: !a, %B: !at) {
  affine.for %ii = 0 to 560 step 16 {
  affine.for %jj = 0 to 640 step 16 {
  affine.for %i = #at(%ii) to #by16(%ii) {
  affine.for %j = #at(%jj) to #by16(%jj) {
    %a = affine.load %A[%i, %j] : !a
    affine.store %a, %B[%j, %i] : !at
  }}}}
  return
}

// A line and a quarter wide.
func.func @tiles_of_20(%A: !a, %B: !at) {
  affine.for %ii = 0 to 560 step 20 {
  affine.for %jj = 0 to 640 step 20 {
  affine.for %i = #at(%ii) to #by20(%ii) {
  affine.for %j = #at(%jj) to #by20(%jj) {
    %a = affine.load %A[%i, %j] : !a
    affine.store %a, %B[%j, %i] : !at
  }}}}
  return
}

!d = memref<520x600xf64>
!dt = memref<600x520xf64>
func.func @f64_partial_tiles(%A: !d, %B: !dt) {
  affine.for %ii = 0 to 520 step 32 {
  affine.for %jj = 0 to 600 step 32 {
  affine.for %i = #at(%ii) to min #by32_to520(%ii) {
  affine.for %j = #at(%jj) to min #by32_to600(%jj) {
    %a = affine.load %A[%i, %j] : !d
    affine.store %a, %B[%j, %i] : !dt
  }}}}
  return
}

!box = memref<60x70x80xf32>
!turned = memref<80x60x70xf32>
func.func @three_dimensions(%A: !box, %B: !turned) {
  affine.for %i = 0 to 60 {
  affine.for %j = 0 to 70 {
  affine.for %k = 0 to 80 {
    %a = affine.load %A[%i, %j, %k] : !box
    affine.store %a, %B[%k, %i, %j] : !turned
  }}}
  return
}

!heads = memref<256x8x64xf32>
!by_head = memref<8x256x64xf32>
func.func @rows_move_as_a_whole(%A: !heads, %B: !by_head) {
  affine.for %i = 0 to 256 {
  affine.for %h = 0 to 8 {
  affine.for %d = 0 to 64 {
    %a = affine.load %A[%i, %h, %d] : !heads
    affine.store %a, %B[%h, %i, %d] : !by_head
  }}}
  return
}
