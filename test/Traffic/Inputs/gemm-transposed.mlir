// Products of transposed operands, 160 x 192 x 176, loops i, j, k.
!a = memref<160x176xf32>
!at = memref<176x160xf32>
!b = memref<176x192xf32>
!bt = memref<192x176xf32>
!c = memref<160x192xf32>
!ct = memref<192x160xf32>
!a64 = memref<160x176xf64>
!bt64 = memref<192x176xf64>
!c64 = memref<160x192xf64>

func.func @at_b(%A: !at, %B: !b, %C: !c) {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%k, %i] : !at
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @a_bt(%A: !a, %B: !bt, %C: !c) {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%j, %k] : !bt
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @at_bt(%A: !at, %B: !bt, %C: !c) {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%k, %i] : !at
    %b = affine.load %B[%j, %k] : !bt
    %c = affine.load %C[%i, %j] : !c
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c
  }}}
  return
}

func.func @a_b_to_ct(%A: !a, %B: !b, %C: !ct) {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%i, %k] : !a
    %b = affine.load %B[%k, %j] : !b
    %c = affine.load %C[%j, %i] : !ct
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%j, %i] : !ct
  }}}
  return
}

func.func @a_bt_f64(%A: !a64, %B: !bt64, %C: !c64) {
  affine.for %i = 0 to 160 {
  affine.for %j = 0 to 192 {
  affine.for %k = 0 to 176 {
    %a = affine.load %A[%i, %k] : !a64
    %b = affine.load %B[%j, %k] : !bt64
    %c = affine.load %C[%i, %j] : !c64
    %p = arith.mulf %a, %b : f64
    %s = arith.addf %c, %p : f64
    affine.store %s, %C[%i, %j] : !c64
  }}}
  return
}
