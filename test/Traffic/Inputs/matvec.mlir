// Products of a matrix and vectors. A row of the matrix has 3,600 bytes, which is 56 lines
// and a quarter: rows share lines.
#at = affine_map<(d) -> (d)>
#by128_to900 = affine_map<(d) -> (d + 128, 900)>
!matrix = memref<700x900xf32>
!rows = memref<700xf32>
!columns = memref<900xf32>

func.func @row_order(%A: !matrix, %x: !columns, %y: !rows) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to 900 {
    %a = affine.load %A[%i, %j] : !matrix
    %v = affine.load %x[%j] : !columns
    %w = affine.load %y[%i] : !rows
    %p = arith.mulf %a, %v : f32
    %s = arith.addf %w, %p : f32
    affine.store %s, %y[%i] : !rows
  }}
  return
}

func.func @column_order(%A: !matrix, %x: !columns, %y: !rows) {
  affine.for %j = 0 to 900 {
  affine.for %i = 0 to 700 {
    %a = affine.load %A[%i, %j] : !matrix
    %v = affine.load %x[%j] : !columns
    %w = affine.load %y[%i] : !rows
    %p = arith.mulf %a, %v : f32
    %s = arith.addf %w, %p : f32
    affine.store %s, %y[%i] : !rows
  }}
  return
}

func.func @transposed(%A: !matrix, %x: !rows, %y: !columns) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to 900 {
    %a = affine.load %A[%i, %j] : !matrix
    %v = affine.load %x[%i] : !rows
    %w = affine.load %y[%j] : !columns
    %p = arith.mulf %a, %v : f32
    %s = arith.addf %w, %p : f32
    affine.store %s, %y[%j] : !columns
  }}
  return
}

func.func @column_tiles(%A: !matrix, %x: !columns, %y: !rows) {
  affine.for %jj = 0 to 900 step 128 {
  affine.for %i = 0 to 700 {
  affine.for %j = #at(%jj) to min #by128_to900(%jj) {
    %a = affine.load %A[%i, %j] : !matrix
    %v = affine.load %x[%j] : !columns
    %w = affine.load %y[%i] : !rows
    %p = arith.mulf %a, %v : f32
    %s = arith.addf %w, %p : f32
    affine.store %s, %y[%i] : !rows
  }}}
  return
}

// The vector has 47 KiB: 16 KiB do not hold it.
!wide = memref<50x12000xf32>
!long = memref<12000xf32>
!few = memref<50xf32>
func.func @long_vector(%A: !wide, %x: !long, %y: !few) {
  affine.for %i = 0 to 50 {
  affine.for %j = 0 to 12000 {
    %a = affine.load %A[%i, %j] : !wide
    %v = affine.load %x[%j] : !long
    %w = affine.load %y[%i] : !few
    %p = arith.mulf %a, %v : f32
    %s = arith.addf %w, %p : f32
    affine.store %s, %y[%i] : !few
  }}
  return
}

func.func @outer_product(%A: !matrix, %x: !rows, %y: !columns) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to 900 {
    %v = affine.load %x[%i] : !rows
    %w = affine.load %y[%j] : !columns
    %a = affine.load %A[%i, %j] : !matrix
    %p = arith.mulf %v, %w : f32
    %s = arith.addf %a, %p : f32
    affine.store %s, %A[%i, %j] : !matrix
  }}
  return
}

// y = transposed A times (A times x): each row is used twice, in two loops.
func.func @product_and_back(%A: !matrix, %x: !columns, %y: !columns) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 700 {
    %dot = affine.for %j = 0 to 900 iter_args(%sum = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : !matrix
      %v = affine.load %x[%j] : !columns
      %p = arith.mulf %a, %v : f32
      %s = arith.addf %sum, %p : f32
      affine.yield %s : f32
    }
    affine.for %j = 0 to 900 {
      %a = affine.load %A[%i, %j] : !matrix
      %w = affine.load %y[%j] : !columns
      %p = arith.mulf %a, %dot : f32
      %s = arith.addf %w, %p : f32
      affine.store %s, %y[%j] : !columns
    }
  }
  return
}

// The same with rows of 23 KiB.
!wide_rows = memref<100x6000xf32>
!wide_row = memref<6000xf32>
func.func @product_and_back_long(%A: !wide_rows, %x: !wide_row, %y: !wide_row) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 100 {
    %dot = affine.for %j = 0 to 6000 iter_args(%sum = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : !wide_rows
      %v = affine.load %x[%j] : !wide_row
      %p = arith.mulf %a, %v : f32
      %s = arith.addf %sum, %p : f32
      affine.yield %s : f32
    }
    affine.for %j = 0 to 6000 {
      %a = affine.load %A[%i, %j] : !wide_rows
      %w = affine.load %y[%j] : !wide_row
      %p = arith.mulf %a, %dot : f32
      %s = arith.addf %w, %p : f32
      affine.store %s, %y[%j] : !wide_row
    }
  }
  return
}

// A times x and transposed A times z in one pass.
func.func @both_sides(%A: !matrix, %x: !columns, %y: !rows, %z: !rows, %w: !columns) {
  affine.for %i = 0 to 700 {
  affine.for %j = 0 to 900 {
    %a = affine.load %A[%i, %j] : !matrix
    %xj = affine.load %x[%j] : !columns
    %yi = affine.load %y[%i] : !rows
    %zi = affine.load %z[%i] : !rows
    %wj = affine.load %w[%j] : !columns
    %p = arith.mulf %a, %xj : f32
    %s = arith.addf %yi, %p : f32
    affine.store %s, %y[%i] : !rows
    %q = arith.mulf %a, %zi : f32
    %t = arith.addf %wj, %q : f32
    affine.store %t, %w[%j] : !columns
  }}
  return
}
