// Sums over one dimension of an array of two or three.
!matrix = memref<600x1000xf32>
!rows = memref<600xf32>
!columns = memref<1000xf32>

func.func @rows(%A: !matrix, %y: !rows) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 600 {
    %sum = affine.for %j = 0 to 1000 iter_args(%s = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : !matrix
      %t = arith.addf %s, %a : f32
      affine.yield %t : f32
    }
    affine.store %sum, %y[%i] : !rows
  }
  return
}

func.func @columns_row_by_row(%A: !matrix, %y: !columns) {
  affine.for %i = 0 to 600 {
  affine.for %j = 0 to 1000 {
    %a = affine.load %A[%i, %j] : !matrix
    %s = affine.load %y[%j] : !columns
    %t = arith.addf %s, %a : f32
    affine.store %t, %y[%j] : !columns
  }}
  return
}

// 600 lines, one a row, between two uses of a line.
func.func @columns_one_by_one(%A: !matrix, %y: !columns) {
  %zero = arith.constant 0.0 : f32
  affine.for %j = 0 to 1000 {
    %sum = affine.for %i = 0 to 600 iter_args(%s = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : !matrix
      %t = arith.addf %s, %a : f32
      affine.yield %t : f32
    }
    affine.store %sum, %y[%j] : !columns
  }
  return
}

// Columns in strips of 16: a line is used up before the next one comes.
func.func @columns_in_strips(%A: !matrix, %y: !columns) {
  affine.for %jj = 0 to 62 {
  affine.for %i = 0 to 600 {
  affine.for %j = 0 to 16 {
    %a = affine.load %A[%i, 16 * %jj + %j] : !matrix
    %s = affine.load %y[16 * %jj + %j] : !columns
    %t = arith.addf %s, %a : f32
    affine.store %t, %y[16 * %jj + %j] : !columns
  }}}
  return
}

!box = memref<40x120x130xf32>
!side = memref<40x130xf32>
func.func @middle(%A: !box, %y: !side) {
  affine.for %i = 0 to 40 {
  affine.for %j = 0 to 120 {
  affine.for %k = 0 to 130 {
    %a = affine.load %A[%i, %j, %k] : !box
    %s = affine.load %y[%i, %k] : !side
    %t = arith.addf %s, %a : f32
    affine.store %t, %y[%i, %k] : !side
  }}}
  return
}

// The same 47 KiB are added up again and again.
!line = memref<12000xf32>
!totals = memref<60xf32>
func.func @repeated(%A: !line, %y: !totals) {
  affine.for %n = 0 to 60 {
  affine.for %j = 0 to 12000 {
    %a = affine.load %A[%j] : !line
    %s = affine.load %y[%n] : !totals
    %t = arith.addf %s, %a : f32
    affine.store %t, %y[%n] : !totals
  }}
  return
}

// A mean, then the squared distances from it: two passes over rows of 31 KiB.
!long_rows = memref<80x8000xf32>
!variances = memref<80xf32>
func.func @variance(%A: !long_rows, %y: !variances) {
  %zero = arith.constant 0.0 : f32
  %share = arith.constant 1.25e-4 : f32
  affine.for %i = 0 to 80 {
    %sum = affine.for %j = 0 to 8000 iter_args(%s = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : !long_rows
      %t = arith.addf %s, %a : f32
      affine.yield %t : f32
    }
    %mean = arith.mulf %sum, %share : f32
    %squares = affine.for %j = 0 to 8000 iter_args(%s = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : !long_rows
      %d = arith.subf %a, %mean : f32
      %q = arith.mulf %d, %d : f32
      %t = arith.addf %s, %q : f32
      affine.yield %t : f32
    }
    affine.store %squares, %y[%i] : !variances
  }
  return
}
