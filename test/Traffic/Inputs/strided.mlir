// Accesses that leave out part of what they pass.
!line = memref<800000xf32>
!eighth = memref<100000xf32>
!twentieth = memref<40000xf32>

// Two elements of every line are wanted.
func.func @every_eighth(%X: !line, %Y: !eighth) {
  affine.for %i = 0 to 100000 {
    %x = affine.load %X[8 * %i] : !line
    affine.store %x, %Y[%i] : !eighth
  }
  return
}

// Every fifth line is passed by.
func.func @every_twentieth(%X: !line, %Y: !twentieth) {
  affine.for %i = 0 to 40000 {
    %x = affine.load %X[20 * %i] : !line
    affine.store %x, %Y[%i] : !twentieth
  }
  return
}

// The same lines come once for each remainder.
!phases = memref<8x100000xf32>
func.func @eight_phases(%X: !line, %Y: !phases) {
  affine.for %p = 0 to 8 {
  affine.for %i = 0 to 100000 {
    %x = affine.load %X[8 * %i + %p] : !line
    affine.store %x, %Y[%p, %i] : !phases
  }}
  return
}

// The same over 78 KiB.
!short = memref<20000xf32>
!short_phases = memref<8x2500xf32>
func.func @eight_phases_short(%X: !short, %Y: !short_phases) {
  affine.for %p = 0 to 8 {
  affine.for %i = 0 to 2500 {
    %x = affine.load %X[8 * %i + %p] : !short
    affine.store %x, %Y[%p, %i] : !short_phases
  }}
  return
}

// 24 columns of 1000, from column 5: each row touches two or three lines.
!matrix = memref<1000x1000xf32>
!block = memref<1000x24xf32>
func.func @few_columns(%X: !matrix, %Y: !block) {
  affine.for %i = 0 to 1000 {
  affine.for %j = 0 to 24 {
    %x = affine.load %X[%i, %j + 5] : !matrix
    affine.store %x, %Y[%i, %j] : !block
  }}
  return
}

!vector = memref<1000xf32>
func.func @diagonal(%X: !matrix, %y: !vector) {
  affine.for %n = 0 to 100 {
  affine.for %i = 0 to 1000 {
    %x = affine.load %X[%i, %i] : !matrix
    %s = affine.load %y[%i] : !vector
    %t = arith.addf %s, %x : f32
    affine.store %t, %y[%i] : !vector
  }}
  return
}

func.func @backwards(%X: !eighth, %Y: !eighth) {
  affine.for %i = 0 to 100000 {
    %x = affine.load %X[99999 - %i] : !eighth
    affine.store %x, %Y[%i] : !eighth
  }
  return
}

// Every other row, and every third of their elements.
!part = memref<500x333xf32>
func.func @lattice(%X: !matrix, %Y: !part) {
  affine.for %i = 0 to 500 {
  affine.for %j = 0 to 333 {
    %x = affine.load %X[2 * %i, 3 * %j] : !matrix
    affine.store %x, %Y[%i, %j] : !part
  }}
  return
}

// Every second element of rows that begin anywhere in a line, in tiles of
// columns.
!rows = memref<300x801xf32>
!half_rows = memref<300x400xf32>
func.func @every_second_in_tiles(%X: !rows, %Y: !half_rows) {
  affine.for %jj = 0 to 400 step 8 {
  affine.for %i = 0 to 300 {
  affine.for %j = affine_map<(jj) -> (jj)>(%jj) to affine_map<(jj) -> (jj + 8)>(%jj) {
    %x = affine.load %X[%i, 2 * %j] : !rows
    affine.store %x, %Y[%i, %j] : !half_rows
  }}}
  return
}

// Even and odd rows, of unlike widths, of one matrix.
!pairs = memref<2000x10xf64>
func.func @rows_of_two_widths(%X: !pairs, %y: memref<1000xf64>) {
  affine.for %j = 0 to 8 {
  affine.for %i = 0 to 1000 {
    %y0 = affine.load %y[%i] : memref<1000xf64>
    %a = affine.load %X[2 * %i, %j] : !pairs
    %b = affine.load %X[2 * %i, %j + 1] : !pairs
    %c = affine.load %X[2 * %i + 1, %j] : !pairs
    %ab = arith.addf %a, %b : f64
    %abc = arith.addf %ab, %c : f64
    %s = arith.addf %abc, %y0 : f64
    affine.store %s, %X[2 * %i, %j + 1] : !pairs
  }}
  return
}
