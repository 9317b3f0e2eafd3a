// Attention of one head, f32, 320 queries and keys of 48 elements: Q, K, V and the output
// have 60 KiB each.
!x = memref<320x48xf32>
!scores = memref<320xf32>

// Query by query: a row of scores, its softmax, and the weighted sum of the values.
func.func @row_by_row(%Q: !x, %K: !x, %V: !x, %O: !x, %S: !scores) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant -1.0e30 : f32
  affine.for %i = 0 to 320 {
    %max = affine.for %j = 0 to 320 iter_args(%m = %low) -> f32 {
      %dot = affine.for %d = 0 to 48 iter_args(%s = %zero) -> f32 {
        %q = affine.load %Q[%i, %d] : !x
        %k = affine.load %K[%j, %d] : !x
        %p = arith.mulf %q, %k : f32
        %t = arith.addf %s, %p : f32
        affine.yield %t : f32
      }
      affine.store %dot, %S[%j] : !scores
      %n = arith.maximumf %m, %dot : f32
      affine.yield %n : f32
    }
    %sum = affine.for %j = 0 to 320 iter_args(%s = %zero) -> f32 {
      %x = affine.load %S[%j] : !scores
      %d = arith.subf %x, %max : f32
      %e = math.exp %d : f32
      affine.store %e, %S[%j] : !scores
      %t = arith.addf %s, %e : f32
      affine.yield %t : f32
    }
    %scale = arith.divf %one, %sum : f32
    affine.for %j = 0 to 320 {
      %e = affine.load %S[%j] : !scores
      %w = arith.mulf %e, %scale : f32
      affine.for %d = 0 to 48 {
        %v = affine.load %V[%j, %d] : !x
        %o = affine.load %O[%i, %d] : !x
        %p = arith.mulf %w, %v : f32
        %t = arith.addf %o, %p : f32
        affine.store %t, %O[%i, %d] : !x
      }
    }
  }
  return
}

// Tiles of 32 queries by 32 keys, with the largest score and the sum of each row so far: the
// output is rescaled at each tile, and divided by the sums at the end.
!tile = memref<32x32xf32>
!running = memref<32xf32>
func.func @tiles(%Q: !x, %K: !x, %V: !x, %O: !x, %P: !tile, %M: !running, %L: !running) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e30 : f32
  affine.for %ii = 0 to 320 step 32 {
    affine.for %i = 0 to 32 {
      affine.store %low, %M[%i] : !running
      affine.store %zero, %L[%i] : !running
      affine.for %d = 0 to 48 {
        affine.store %zero, %O[%ii + %i, %d] : !x
      }
    }
    affine.for %jj = 0 to 320 step 32 {
      affine.for %i = 0 to 32 {
      affine.for %j = 0 to 32 {
        %dot = affine.for %d = 0 to 48 iter_args(%s = %zero) -> f32 {
          %q = affine.load %Q[%ii + %i, %d] : !x
          %k = affine.load %K[%jj + %j, %d] : !x
          %p = arith.mulf %q, %k : f32
          %t = arith.addf %s, %p : f32
          affine.yield %t : f32
        }
        affine.store %dot, %P[%i, %j] : !tile
      }}
      affine.for %i = 0 to 32 {
        %old = affine.load %M[%i] : !running
        %max = affine.for %j = 0 to 32 iter_args(%m = %old) -> f32 {
          %x = affine.load %P[%i, %j] : !tile
          %n = arith.maximumf %m, %x : f32
          affine.yield %n : f32
        }
        affine.store %max, %M[%i] : !running
        %step = arith.subf %old, %max : f32
        %shrink = math.exp %step : f32
        %l = affine.load %L[%i] : !running
        %before = arith.mulf %l, %shrink : f32
        %sum = affine.for %j = 0 to 32 iter_args(%s = %before) -> f32 {
          %x = affine.load %P[%i, %j] : !tile
          %d = arith.subf %x, %max : f32
          %e = math.exp %d : f32
          affine.store %e, %P[%i, %j] : !tile
          %t = arith.addf %s, %e : f32
          affine.yield %t : f32
        }
        affine.store %sum, %L[%i] : !running
        affine.for %d = 0 to 48 {
          %o = affine.load %O[%ii + %i, %d] : !x
          %r = arith.mulf %o, %shrink : f32
          affine.store %r, %O[%ii + %i, %d] : !x
        }
      }
      affine.for %i = 0 to 32 {
      affine.for %j = 0 to 32 {
      affine.for %d = 0 to 48 {
        %e = affine.load %P[%i, %j] : !tile
        %v = affine.load %V[%jj + %j, %d] : !x
        %o = affine.load %O[%ii + %i, %d] : !x
        %p = arith.mulf %e, %v : f32
        %t = arith.addf %o, %p : f32
        affine.store %t, %O[%ii + %i, %d] : !x
      }}}
    }
    affine.for %i = 0 to 32 {
      %l = affine.load %L[%i] : !running
      affine.for %d = 0 to 48 {
        %o = affine.load %O[%ii + %i, %d] : !x
        %r = arith.divf %o, %l : f32
        affine.store %r, %O[%ii + %i, %d] : !x
      }
    }
  }
  return
}

// The two products alone, each query against the keys up to its own.
#next = affine_map<(d) -> (d + 1)>
func.func @causal_products(%Q: !x, %K: !x, %V: !x, %O: !x) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 320 {
  affine.for %j = 0 to #next(%i) {
    %dot = affine.for %d = 0 to 48 iter_args(%s = %zero) -> f32 {
      %q = affine.load %Q[%i, %d] : !x
      %k = affine.load %K[%j, %d] : !x
      %p = arith.mulf %q, %k : f32
      %t = arith.addf %s, %p : f32
      affine.yield %t : f32
    }
    affine.for %d = 0 to 48 {
      %v = affine.load %V[%j, %d] : !x
      %o = affine.load %O[%i, %d] : !x
      %p = arith.mulf %dot, %v : f32
      %t = arith.addf %o, %p : f32
      affine.store %t, %O[%i, %d] : !x
    }
  }}
  return
}
