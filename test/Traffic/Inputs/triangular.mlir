// Loops whose bounds depend on loops outside.
#at = affine_map<(d) -> (d)>
#next = affine_map<(d) -> (d + 1)>
!tall = memref<240x160xf32>
!square = memref<240x240xf32>
!wide = memref<240x200xf32>
!big = memref<700x700xf32>
!vector = memref<700xf32>

// The lower half of A times transposed A: A has 150 KiB, C 225 KiB.
func.func @syrk(%A: !tall, %C: !square) {
  affine.for %i = 0 to 240 {
  affine.for %j = 0 to #next(%i) {
  affine.for %k = 0 to 160 {
    %a = affine.load %A[%i, %k] : !tall
    %b = affine.load %A[%j, %k] : !tall
    %c = affine.load %C[%i, %j] : !square
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !square
  }}}
  return
}

// The same with k in the middle, as PolyBench has it: A is walked down its columns.
func.func @syrk_by_columns(%A: !tall, %C: !square) {
  affine.for %i = 0 to 240 {
  affine.for %k = 0 to 160 {
  affine.for %j = 0 to #next(%i) {
    %a = affine.load %A[%i, %k] : !tall
    %b = affine.load %A[%j, %k] : !tall
    %c = affine.load %C[%i, %j] : !square
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !square
  }}}
  return
}

func.func @syr2k(%A: !tall, %B: !tall, %C: !square) {
  affine.for %i = 0 to 240 {
  affine.for %j = 0 to #next(%i) {
  affine.for %k = 0 to 160 {
    %ai = affine.load %A[%i, %k] : !tall
    %bj = affine.load %B[%j, %k] : !tall
    %aj = affine.load %A[%j, %k] : !tall
    %bi = affine.load %B[%i, %k] : !tall
    %c = affine.load %C[%i, %j] : !square
    %p = arith.mulf %ai, %bj : f32
    %q = arith.mulf %aj, %bi : f32
    %r = arith.addf %p, %q : f32
    %s = arith.addf %c, %r : f32
    affine.store %s, %C[%i, %j] : !square
  }}}
  return
}

// B = transposed A * B, in place, A lower triangular with ones on the diagonal.
func.func @trmm(%A: !square, %B: !wide) {
  affine.for %i = 0 to 240 {
  affine.for %j = 0 to 200 {
  affine.for %k = #next(%i) to 240 {
    %a = affine.load %A[%k, %i] : !square
    %b = affine.load %B[%k, %j] : !wide
    %c = affine.load %B[%i, %j] : !wide
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %B[%i, %j] : !wide
  }}}
  return
}

// Solves L x = b, with ones on the diagonal; b becomes x.
func.func @forward_solve(%L: !big, %x: !vector) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to #at(%i) {
    %l = affine.load %L[%i, %j] : !big
    %xj = affine.load %x[%j] : !vector
    %xi = affine.load %x[%i] : !vector
    %p = arith.mulf %l, %xj : f32
    %s = arith.subf %xi, %p : f32
    affine.store %s, %x[%i] : !vector
  }}
  return
}

// Elimination without pivots and divisions: the square that is updated shrinks.
func.func @eliminate(%A: !square) {
  affine.for %k = 0 to 240 {
  affine.for %i = #next(%k) to 240 {
  affine.for %j = #next(%k) to 240 {
    %l = affine.load %A[%i, %k] : !square
    %u = affine.load %A[%k, %j] : !square
    %a = affine.load %A[%i, %j] : !square
    %p = arith.mulf %l, %u : f32
    %s = arith.subf %a, %p : f32
    affine.store %s, %A[%i, %j] : !square
  }}}
  return
}

// The lower half becomes the mirror image of the upper one.
func.func @mirror(%A: !big) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to #at(%i) {
    %a = affine.load %A[%j, %i] : !big
    affine.store %a, %A[%i, %j] : !big
  }}
  return
}

func.func @row_sums(%A: !big, %y: !vector) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to #next(%i) {
    %a = affine.load %A[%i, %j] : !big
    %s = affine.load %y[%i] : !vector
    %t = arith.addf %s, %a : f32
    affine.store %t, %y[%i] : !vector
  }}
  return
}

// Cholesky's inner loops: a triangle inside of a triangle.
func.func @cholesky(%A: !square) {
  affine.for %i = 0 to 240 {
  affine.for %j = 0 to #at(%i) {
  affine.for %k = 0 to #at(%j) {
    %a = affine.load %A[%i, %k] : !square
    %b = affine.load %A[%j, %k] : !square
    %c = affine.load %A[%i, %j] : !square
    %p = arith.mulf %a, %b : f32
    %s = arith.subf %c, %p : f32
    affine.store %s, %A[%i, %j] : !square
  }}}
  return
}

// A triangle row by row and, after each row, its element on the diagonal.
func.func @divided_by_diagonal(%L: !big, %x: !vector) {
  affine.for %i = 0 to 700 {
    affine.for %j = 0 to #at(%i) {
      %l = affine.load %L[%i, %j] : !big
      %xj = affine.load %x[%j] : !vector
      %xi = affine.load %x[%i] : !vector
      %p = arith.mulf %l, %xj : f32
      %s = arith.subf %xi, %p : f32
      affine.store %s, %x[%i] : !vector
    }
    %d = affine.load %L[%i, %i] : !big
    %xi = affine.load %x[%i] : !vector
    %q = arith.divf %xi, %d : f32
    affine.store %q, %x[%i] : !vector
  }
  return
}

// Triangles and diagonals of one matrix at two depths.
func.func @cholesky_whole(%A: !square) {
  affine.for %i = 0 to 240 {
    affine.for %j = 0 to #at(%i) {
      affine.for %k = 0 to #at(%j) {
        %a = affine.load %A[%i, %k] : !square
        %b = affine.load %A[%j, %k] : !square
        %c = affine.load %A[%i, %j] : !square
        %p = arith.mulf %a, %b : f32
        %s = arith.subf %c, %p : f32
        affine.store %s, %A[%i, %j] : !square
      }
      %d = affine.load %A[%j, %j] : !square
      %c = affine.load %A[%i, %j] : !square
      %q = arith.divf %c, %d : f32
      affine.store %q, %A[%i, %j] : !square
    }
    affine.for %k = 0 to #at(%i) {
      %a = affine.load %A[%i, %k] : !square
      %d = affine.load %A[%i, %i] : !square
      %p = arith.mulf %a, %a : f32
      %s = arith.subf %d, %p : f32
      affine.store %s, %A[%i, %i] : !square
    }
  }
  return
}
