// Several loops over the same block of a vector, and blocks one after the other.
!vector = memref<262144xf32>

// Blocks of 4 KiB.
func.func @blocks(%X: !vector, %Y: !vector, %Z: !vector) {
  %a = arith.constant 2.0 : f32
  affine.for %b = 0 to 262144 step 1024 {
    affine.for %i = 0 to 1024 {
      %x = affine.load %X[%b + %i] : !vector
      %y = affine.load %Y[%b + %i] : !vector
      %p = arith.mulf %a, %x : f32
      %s = arith.addf %y, %p : f32
      affine.store %s, %Y[%b + %i] : !vector
    }
    affine.for %i = 0 to 1024 {
      %y = affine.load %Y[%b + %i] : !vector
      %z = affine.load %Z[%b + %i] : !vector
      %p = arith.mulf %a, %y : f32
      %s = arith.addf %z, %p : f32
      affine.store %s, %Z[%b + %i] : !vector
    }
    affine.for %i = 0 to 1024 {
      %z = affine.load %Z[%b + %i] : !vector
      %x = affine.load %X[%b + %i] : !vector
      %p = arith.mulf %a, %z : f32
      %s = arith.addf %x, %p : f32
      affine.store %s, %X[%b + %i] : !vector
    }
  }
  return
}

// Blocks of 32 KiB: three of them fit into 256 KiB only.
func.func @long_blocks(%X: !vector, %Y: !vector, %Z: !vector) {
  %a = arith.constant 2.0 : f32
  affine.for %b = 0 to 262144 step 8192 {
    affine.for %i = 0 to 8192 {
      %x = affine.load %X[%b + %i] : !vector
      %y = affine.load %Y[%b + %i] : !vector
      %p = arith.mulf %a, %x : f32
      %s = arith.addf %y, %p : f32
      affine.store %s, %Y[%b + %i] : !vector
    }
    affine.for %i = 0 to 8192 {
      %y = affine.load %Y[%b + %i] : !vector
      %z = affine.load %Z[%b + %i] : !vector
      %p = arith.mulf %a, %y : f32
      %s = arith.addf %z, %p : f32
      affine.store %s, %Z[%b + %i] : !vector
    }
    affine.for %i = 0 to 8192 {
      %z = affine.load %Z[%b + %i] : !vector
      %x = affine.load %X[%b + %i] : !vector
      %p = arith.mulf %a, %z : f32
      %s = arith.addf %x, %p : f32
      affine.store %s, %X[%b + %i] : !vector
    }
  }
  return
}

// The blocks overlap by half.
func.func @overlapping_blocks(%X: !vector, %Y: !vector) {
  affine.for %b = 0 to 261120 step 512 {
    affine.for %i = 0 to 1024 {
      %x = affine.load %X[%b + %i] : !vector
      %y = affine.load %Y[%b + %i] : !vector
      %s = arith.addf %x, %y : f32
      affine.store %s, %Y[%b + %i] : !vector
    }
  }
  return
}

// All sums of an element of one vector and an element of another.
!left = memref<500xf32>
!right = memref<6000xf32>
!best = memref<6000xf32>
func.func @all_pairs_of_elements(%X: !left, %Y: !right, %B: !best) {
  affine.for %i = 0 to 500 {
  affine.for %j = 0 to 6000 {
    %x = affine.load %X[%i] : !left
    %y = affine.load %Y[%j] : !right
    %b = affine.load %B[%j] : !best
    %s = arith.addf %x, %y : f32
    %m = arith.maximumf %b, %s : f32
    affine.store %m, %B[%j] : !best
  }}
  return
}
