// C += A * B in f32, 160 x 192 x 176, in every order of the loops: A has 110 KiB,
// B 132 KiB, C 120 KiB. A function is named after its loops, outermost first.
!a = memref<160x176xf32>
!b = memref<176x192xf32>
!c = memref<160x192xf32>

func.func @ijk(%A: !a, %B: !b, %C: !c) {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @ikj(%A: !a, %B: !b, %C: !c) {
  affine.for %i = 0 to 160 {
  affine.for %k = 0 to 176 {
  affine.for %j = 0 to 192 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @jik(%A: !a, %B: !b, %C: !c) {
  affine.for %j = 0 to 192 {
  affine.for %i = 0 to 160 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @jki(%A: !a, %B: !b, %C: !c) {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
  affine.for %i = 0 to 160 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @kij(%A: !a, %B: !b, %C: !c) {
  affine.for %k = 0 to 176 {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @kji(%A: !a, %B: !b, %C: !c) {
  affine.for %k = 0 to 176 {
  affine.for %j = 0 to 192 {
  affine.for %i = 0 to 160 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

// The sum stays in a register: C is not read, and stored once.
func.func @ijk_in_register(%A: !a, %B: !b, %C: !c) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
    %sum = affine.for %k = 0 to 176 iter_args(%c = %zero) -> f32 {
      %a = affine.load %A[%i, %k] : !a
      %b = affine.load %B[%k, %j] : !b
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.yield %s : f32
    }
    affine.store %sum, %C[%i, %j] : !c
  }}
  return
}
