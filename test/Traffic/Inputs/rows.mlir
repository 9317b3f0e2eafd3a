// Several loops over the same row.
!matrix = memref<300x1000xf32>
!row = memref<1000xf32>
!long_matrix = memref<50x6000xf32>

// Rows of 4 KiB in, 4 KiB out.
func.func @softmax(%X: !matrix, %Y: !matrix) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant -1.0e30 : f32
  affine.for %i = 0 to 300 {
    %max = affine.for %j = 0 to 1000 iter_args(%m = %low) -> f32 {
      %x = affine.load %X[%i, %j] : !matrix
      %n = arith.maximumf %m, %x : f32
      affine.yield %n : f32
    }
    %sum = affine.for %j = 0 to 1000 iter_args(%s = %zero) -> f32 {
      %x = affine.load %X[%i, %j] : !matrix
      %d = arith.subf %x, %max : f32
      %e = math.exp %d : f32
      affine.store %e, %Y[%i, %j] : !matrix
      %t = arith.addf %s, %e : f32
      affine.yield %t : f32
    }
    %scale = arith.divf %one, %sum : f32
    affine.for %j = 0 to 1000 {
      %e = affine.load %Y[%i, %j] : !matrix
      %y = arith.mulf %e, %scale : f32
      affine.store %y, %Y[%i, %j] : !matrix
    }
  }
  return
}

// Rows of 23 KiB: one does not fit into 16 KiB, two fit into 64 KiB.
func.func @softmax_long(%X: !long_matrix, %Y: !long_matrix) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant -1.0e30 : f32
  affine.for %i = 0 to 50 {
    %max = affine.for %j = 0 to 6000 iter_args(%m = %low) -> f32 {
      %x = affine.load %X[%i, %j] : !long_matrix
      %n = arith.maximumf %m, %x : f32
      affine.yield %n : f32
    }
    %sum = affine.for %j = 0 to 6000 iter_args(%s = %zero) -> f32 {
      %x = affine.load %X[%i, %j] : !long_matrix
      %d = arith.subf %x, %max : f32
      %e = math.exp %d : f32
      affine.store %e, %Y[%i, %j] : !long_matrix
      %t = arith.addf %s, %e : f32
      affine.yield %t : f32
    }
    %scale = arith.divf %one, %sum : f32
    affine.for %j = 0 to 6000 {
      %e = affine.load %Y[%i, %j] : !long_matrix
      %y = arith.mulf %e, %scale : f32
      affine.store %y, %Y[%i, %j] : !long_matrix
    }
  }
  return
}

// Mean, variance, then scale and shift by two vectors that all rows share.
func.func @layer_norm(%X: !matrix, %G: !row, %B: !row, %Y: !matrix) {
  %zero = arith.constant 0.0 : f32
  %share = arith.constant 1.0e-3 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  affine.for %i = 0 to 300 {
    %sum = affine.for %j = 0 to 1000 iter_args(%s = %zero) -> f32 {
      %x = affine.load %X[%i, %j] : !matrix
      %t = arith.addf %s, %x : f32
      affine.yield %t : f32
    }
    %mean = arith.mulf %sum, %share : f32
    %squares = affine.for %j = 0 to 1000 iter_args(%s = %zero) -> f32 {
      %x = affine.load %X[%i, %j] : !matrix
      %d = arith.subf %x, %mean : f32
      %q = arith.mulf %d, %d : f32
      %t = arith.addf %s, %q : f32
      affine.yield %t : f32
    }
    %variance = arith.mulf %squares, %share : f32
    %positive = arith.addf %variance, %epsilon : f32
    %scale = math.rsqrt %positive : f32
    affine.for %j = 0 to 1000 {
      %x = affine.load %X[%i, %j] : !matrix
      %g = affine.load %G[%j] : !row
      %b = affine.load %B[%j] : !row
      %d = arith.subf %x, %mean : f32
      %n = arith.mulf %d, %scale : f32
      %p = arith.mulf %n, %g : f32
      %y = arith.addf %p, %b : f32
      affine.store %y, %Y[%i, %j] : !matrix
    }
  }
  return
}

// In place, rows of 23 KiB.
!long_row = memref<6000xf32>
func.func @rms_norm_long(%X: !long_matrix, %G: !long_row) {
  %zero = arith.constant 0.0 : f32
  %share = arith.constant 1.667e-4 : f32
  affine.for %i = 0 to 50 {
    %squares = affine.for %j = 0 to 6000 iter_args(%s = %zero) -> f32 {
      %x = affine.load %X[%i, %j] : !long_matrix
      %q = arith.mulf %x, %x : f32
      %t = arith.addf %s, %q : f32
      affine.yield %t : f32
    }
    %mean = arith.mulf %squares, %share : f32
    %scale = math.rsqrt %mean : f32
    affine.for %j = 0 to 6000 {
      %x = affine.load %X[%i, %j] : !long_matrix
      %g = affine.load %G[%j] : !long_row
      %n = arith.mulf %x, %scale : f32
      %y = arith.mulf %n, %g : f32
      affine.store %y, %X[%i, %j] : !long_matrix
    }
  }
  return
}

func.func @bias_and_relu(%X: !matrix, %B: !row, %Y: !matrix) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 300 {
  affine.for %j = 0 to 1000 {
    %x = affine.load %X[%i, %j] : !matrix
    %b = affine.load %B[%j] : !row
    %s = arith.addf %x, %b : f32
    %y = arith.maximumf %s, %zero : f32
    affine.store %y, %Y[%i, %j] : !matrix
  }}
  return
}
