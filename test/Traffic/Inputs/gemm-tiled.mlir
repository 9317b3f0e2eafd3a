// C += A * B in tiles, f32 where nothing else is said.
#at = affine_map<(d) -> (d)>
#by16 = affine_map<(d) -> (d + 16)>
#by20 = affine_map<(d) -> (d + 20)>
#by32 = affine_map<(d) -> (d + 32)>
#by64 = affine_map<(d) -> (d + 64)>
#by32_to200 = affine_map<(d) -> (d + 32, 200)>
#by32_to208 = affine_map<(d) -> (d + 32, 208)>
#by32_to216 = affine_map<(d) -> (d + 32, 216)>
#by64_to150 = affine_map<(d) -> (d + 64, 150)>
#by24_to150 = affine_map<(d, outer) -> (d + 24, outer + 64, 150)>
!m192 = memref<192x192xf32>
!m160 = memref<160x160xf32>
!m150 = memref<150x150xf32>
!a_partial = memref<200x216xf32>
!b_partial = memref<216x208xf32>
!c_partial = memref<200x208xf32>
!pack = memref<64x64xf32>
!d = memref<160x160xf64>

// The nest of model.md section 5: 208,896 lines at 64 KiB by the rule, 208,958 measured.
// At each of 12 * 16 * 8 tiles 64 lines of A and 64 of B come in, and at each of
// 12 * 16 tiles 64 lines of C.
func.func @one_level(%A: memref<384x256xf32>, %B: memref<256x512xf32>, %C: memref<384x512xf32>) {
  affine.for %ii = 0 to 384 step 32 {
  affine.for %jj = 0 to 512 step 32 {
  affine.for %kk = 0 to 256 step 32 {
  affine.for %i = #at(%ii) to #by32(%ii) {
  affine.for %j = #at(%jj) to #by32(%jj) {
    %c = affine.load %C[%i, %j] : memref<384x512xf32>
    %sum = affine.for %k = #at(%kk) to #by32(%kk) iter_args(%acc = %c) -> f32 {
      %a = affine.load %A[%i, %k] : memref<384x256xf32>
      %b = affine.load %B[%k, %j] : memref<256x512xf32>
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %acc, %p : f32
      affine.yield %s : f32
    }
    affine.store %sum, %C[%i, %j] : memref<384x512xf32>
  }}}}}
  return
}

func.func @k_outermost(%A: !m192, %B: !m192, %C: !m192) {
  affine.for %kk = 0 to 192 step 32 {
  affine.for %ii = 0 to 192 step 32 {
  affine.for %jj = 0 to 192 step 32 {
  affine.for %i = #at(%ii) to #by32(%ii) {
  affine.for %j = #at(%jj) to #by32(%jj) {
  affine.for %k = #at(%kk) to #by32(%kk) {
    %a = affine.load %A[%i, %k] : !m192
    %b = affine.load %B[%k, %j] : !m192
    %c = affine.load %C[%i, %j] : !m192
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !m192
  }}}}}}
  return
}

// The last tiles are 8, 16 and 24 wide.
func.func @partial(%A: !a_partial, %B: !b_partial, %C: !c_partial) {
  affine.for %ii = 0 to 200 step 32 {
  affine.for %jj = 0 to 208 step 32 {
  affine.for %kk = 0 to 216 step 32 {
  affine.for %i = #at(%ii) to min #by32_to200(%ii) {
  affine.for %j = #at(%jj) to min #by32_to208(%jj) {
  affine.for %k = #at(%kk) to min #by32_to216(%kk) {
    %a = affine.load %A[%i, %k] : !a_partial
    %b = affine.load %B[%k, %j] : !b_partial
    %c = affine.load %C[%i, %j] : !c_partial
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !c_partial
  }}}}}}
  return
}

// 20 elements are a line and a quarter: tiles share lines with their neighbours.
func.func @straddling(%A: !m160, %B: !m160, %C: !m160) {
  affine.for %ii = 0 to 160 step 20 {
  affine.for %jj = 0 to 160 step 20 {
  affine.for %kk = 0 to 160 step 20 {
  affine.for %i = #at(%ii) to #by20(%ii) {
  affine.for %j = #at(%jj) to #by20(%jj) {
  affine.for %k = #at(%kk) to #by20(%kk) {
    %a = affine.load %A[%i, %k] : !m160
    %b = affine.load %B[%k, %j] : !m160
    %c = affine.load %C[%i, %j] : !m160
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !m160
  }}}}}}
  return
}

func.func @two_levels(%A: !m192, %B: !m192, %C: !m192) {
  affine.for %iii = 0 to 192 step 64 {
  affine.for %jjj = 0 to 192 step 64 {
  affine.for %kkk = 0 to 192 step 64 {
  affine.for %ii = #at(%iii) to #by64(%iii) step 16 {
  affine.for %jj = #at(%jjj) to #by64(%jjj) step 16 {
  affine.for %kk = #at(%kkk) to #by64(%kkk) step 16 {
  affine.for %i = #at(%ii) to #by16(%ii) {
  affine.for %j = #at(%jj) to #by16(%jj) {
  affine.for %k = #at(%kk) to #by16(%kk) {
    %a = affine.load %A[%i, %k] : !m192
    %b = affine.load %B[%k, %j] : !m192
    %c = affine.load %C[%i, %j] : !m192
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !m192
  }}}}}}}}}
  return
}

// Neither level divides the size, and rows of 150 elements begin inside of lines.
func.func @two_levels_partial(%A: !m150, %B: !m150, %C: !m150) {
  affine.for %iii = 0 to 150 step 64 {
  affine.for %jjj = 0 to 150 step 64 {
  affine.for %kkk = 0 to 150 step 64 {
  affine.for %ii = #at(%iii) to min #by64_to150(%iii) step 24 {
  affine.for %jj = #at(%jjj) to min #by64_to150(%jjj) step 24 {
  affine.for %kk = #at(%kkk) to min #by64_to150(%kkk) step 24 {
  affine.for %i = #at(%ii) to min #by24_to150(%ii, %iii) {
  affine.for %j = #at(%jj) to min #by24_to150(%jj, %jjj) {
  affine.for %k = #at(%kk) to min #by24_to150(%kk, %kkk) {
    %a = affine.load %A[%i, %k] : !m150
    %b = affine.load %B[%k, %j] : !m150
    %c = affine.load %C[%i, %j] : !m150
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !m150
  }}}}}}}}}
  return
}

// Only j is tiled: a panel of B, 16 columns wide.
func.func @panel(%A: !m192, %B: !m192, %C: !m192) {
  affine.for %jj = 0 to 192 step 16 {
  affine.for %i = 0 to 192 {
  affine.for %k = 0 to 192 {
  affine.for %j = #at(%jj) to #by16(%jj) {
    %a = affine.load %A[%i, %k] : !m192
    %b = affine.load %B[%k, %j] : !m192
    %c = affine.load %C[%i, %j] : !m192
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !m192
  }}}}
  return
}

// A tile of B, 64 x 64, stays for all rows of A.
func.func @tile_of_b_stays(%A: !m192, %B: !m192, %C: !m192) {
  affine.for %jj = 0 to 192 step 64 {
  affine.for %kk = 0 to 192 step 64 {
  affine.for %i = 0 to 192 {
  affine.for %k = #at(%kk) to #by64(%kk) {
  affine.for %j = #at(%jj) to #by64(%jj) {
    %a = affine.load %A[%i, %k] : !m192
    %b = affine.load %B[%k, %j] : !m192
    %c = affine.load %C[%i, %j] : !m192
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    affine.store %s, %C[%i, %j] : !m192
  }}}}}
  return
}

// The same with that tile copied to a buffer of its own first.
func.func @tile_of_b_packed(%A: !m192, %B: !m192, %C: !m192, %P: !pack) {
  affine.for %jj = 0 to 192 step 64 {
  affine.for %kk = 0 to 192 step 64 {
    affine.for %k = 0 to 64 {
    affine.for %j = 0 to 64 {
      %b = affine.load %B[%kk + %k, %jj + %j] : !m192
      affine.store %b, %P[%k, %j] : !pack
    }}
    affine.for %i = 0 to 192 {
    affine.for %k = 0 to 64 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i, %kk + %k] : !m192
      %b = affine.load %P[%k, %j] : !pack
      %c = affine.load %C[%i, %jj + %j] : !m192
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.store %s, %C[%i, %jj + %j] : !m192
    }}}
  }}
  return
}

func.func @f64(%A: !d, %B: !d, %C: !d) {
  affine.for %ii = 0 to 160 step 32 {
  affine.for %jj = 0 to 160 step 32 {
  affine.for %kk = 0 to 160 step 32 {
  affine.for %i = #at(%ii) to #by32(%ii) {
  affine.for %j = #at(%jj) to #by32(%jj) {
  affine.for %k = #at(%kk) to #by32(%kk) {
    %a = affine.load %A[%i, %k] : !d
    %b = affine.load %B[%k, %j] : !d
    %c = affine.load %C[%i, %j] : !d
    %p = arith.mulf %a, %b : f64
    %s = arith.addf %c, %p : f64
    affine.store %s, %C[%i, %j] : !d
  }}}}}}
  return
}
