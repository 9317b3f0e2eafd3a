// Batches of products of 56 x 64 by 64 x 72 matrices, f32: 14, 18 and 16 KiB each.
!lhs = memref<12x56x64xf32>
!rhs = memref<12x64x72xf32>
!shared = memref<64x72xf32>
!out = memref<12x56x72xf32>

func.func @separate(%A: !lhs, %B: !rhs, %C: !out) {
  affine.for %n = 0 to 12 {
  affine.for %i = 0 to 56 {
  affine.for %j = 0 to 72 {
  affine.for %k = 0 to 64 {
    %a = affine.load %A[%n, %i, %k] : !lhs
    %b = affine.load %B[%n, %k, %j] : !rhs
    %c = affine.load %C[%n, %i, %j] : !out
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%n, %i, %j] : !out
  }}}}
  return
}

func.func @shared_weights(%A: !lhs, %B: !shared, %C: !out) {
  affine.for %n = 0 to 12 {
  affine.for %i = 0 to 56 {
  affine.for %j = 0 to 72 {
  affine.for %k = 0 to 64 {
    %a = affine.load %A[%n, %i, %k] : !lhs
    %b = affine.load %B[%k, %j] : !shared
    %c = affine.load %C[%n, %i, %j] : !out
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%n, %i, %j] : !out
  }}}}
  return
}

// The batch is the innermost loop, and the outermost dimension of every array.
func.func @batch_innermost(%A: !lhs, %B: !rhs, %C: !out) {
  affine.for %i = 0 to 56 {
  affine.for %k = 0 to 64 {
  affine.for %j = 0 to 72 {
  affine.for %n = 0 to 12 {
    %a = affine.load %A[%n, %i, %k] : !lhs
    %b = affine.load %B[%n, %k, %j] : !rhs
    %c = affine.load %C[%n, %i, %j] : !out
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%n, %i, %j] : !out
  }}}}
  return
}
