// Stencils over one array into another: sums of a point and its neighbours. A function is
// named after the number of points that it reads.
#at = affine_map<(d) -> (d)>
#by100_to11999 = affine_map<(d) -> (d + 100, 11999)>
#by16_to63 = affine_map<(d) -> (d + 16, 63)>
!line = memref<300000xf32>
!plane = memref<500x600xf32>
!plane64 = memref<400x400xf64>
!wide = memref<34x12000xf32>
!cube = memref<64x64x64xf32>
!cube64 = memref<48x48x48xf64>

func.func @points3(%X: !line, %Y: !line) {
  affine.for %i = 1 to 299999 {
    %v0 = affine.load %X[%i - 1] : !line
    %v1 = affine.load %X[%i] : !line
    %v2 = affine.load %X[%i + 1] : !line
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    affine.store %s2, %Y[%i] : !line
  }
  return
}

func.func @points5(%X: !plane, %Y: !plane) {
  affine.for %i = 1 to 499 {
  affine.for %j = 1 to 599 {
    %v0 = affine.load %X[%i, %j] : !plane
    %v1 = affine.load %X[%i - 1, %j] : !plane
    %v2 = affine.load %X[%i + 1, %j] : !plane
    %v3 = affine.load %X[%i, %j - 1] : !plane
    %v4 = affine.load %X[%i, %j + 1] : !plane
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    %s3 = arith.addf %s2, %v3 : f32
    %s4 = arith.addf %s3, %v4 : f32
    affine.store %s4, %Y[%i, %j] : !plane
  }}
  return
}

func.func @points5_column_order(%X: !plane, %Y: !plane) {
  affine.for %j = 1 to 599 {
  affine.for %i = 1 to 499 {
    %v0 = affine.load %X[%i, %j] : !plane
    %v1 = affine.load %X[%i - 1, %j] : !plane
    %v2 = affine.load %X[%i + 1, %j] : !plane
    %v3 = affine.load %X[%i, %j - 1] : !plane
    %v4 = affine.load %X[%i, %j + 1] : !plane
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    %s3 = arith.addf %s2, %v3 : f32
    %s4 = arith.addf %s3, %v4 : f32
    affine.store %s4, %Y[%i, %j] : !plane
  }}
  return
}

// A row has 47 KiB: three of them fit into 256 KiB only.
func.func @points5_wide(%X: !wide, %Y: !wide) {
  affine.for %i = 1 to 33 {
  affine.for %j = 1 to 11999 {
    %v0 = affine.load %X[%i, %j] : !wide
    %v1 = affine.load %X[%i - 1, %j] : !wide
    %v2 = affine.load %X[%i + 1, %j] : !wide
    %v3 = affine.load %X[%i, %j - 1] : !wide
    %v4 = affine.load %X[%i, %j + 1] : !wide
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    %s3 = arith.addf %s2, %v3 : f32
    %s4 = arith.addf %s3, %v4 : f32
    affine.store %s4, %Y[%i, %j] : !wide
  }}
  return
}

// The same in strips of 100 columns, which begin inside of lines.
func.func @points5_wide_tiled(%X: !wide, %Y: !wide) {
  affine.for %jj = 1 to 11999 step 100 {
  affine.for %i = 1 to 33 {
  affine.for %j = #at(%jj) to min #by100_to11999(%jj) {
    %v0 = affine.load %X[%i, %j] : !wide
    %v1 = affine.load %X[%i - 1, %j] : !wide
    %v2 = affine.load %X[%i + 1, %j] : !wide
    %v3 = affine.load %X[%i, %j - 1] : !wide
    %v4 = affine.load %X[%i, %j + 1] : !wide
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    %s3 = arith.addf %s2, %v3 : f32
    %s4 = arith.addf %s3, %v4 : f32
    affine.store %s4, %Y[%i, %j] : !wide
  }}}
  return
}

func.func @points9(%X: !plane64, %Y: !plane64) {
  affine.for %i = 1 to 399 {
  affine.for %j = 1 to 399 {
    %v0 = affine.load %X[%i - 1, %j - 1] : !plane64
    %v1 = affine.load %X[%i - 1, %j] : !plane64
    %v2 = affine.load %X[%i - 1, %j + 1] : !plane64
    %v3 = affine.load %X[%i, %j - 1] : !plane64
    %v4 = affine.load %X[%i, %j] : !plane64
    %v5 = affine.load %X[%i, %j + 1] : !plane64
    %v6 = affine.load %X[%i + 1, %j - 1] : !plane64
    %v7 = affine.load %X[%i + 1, %j] : !plane64
    %v8 = affine.load %X[%i + 1, %j + 1] : !plane64
    %s1 = arith.addf %v0, %v1 : f64
    %s2 = arith.addf %s1, %v2 : f64
    %s3 = arith.addf %s2, %v3 : f64
    %s4 = arith.addf %s3, %v4 : f64
    %s5 = arith.addf %s4, %v5 : f64
    %s6 = arith.addf %s5, %v6 : f64
    %s7 = arith.addf %s6, %v7 : f64
    %s8 = arith.addf %s7, %v8 : f64
    affine.store %s8, %Y[%i, %j] : !plane64
  }}
  return
}

func.func @points9_radius2(%X: !plane64, %Y: !plane64) {
  affine.for %i = 2 to 398 {
  affine.for %j = 2 to 398 {
    %v0 = affine.load %X[%i, %j] : !plane64
    %v1 = affine.load %X[%i - 2, %j] : !plane64
    %v2 = affine.load %X[%i - 1, %j] : !plane64
    %v3 = affine.load %X[%i + 1, %j] : !plane64
    %v4 = affine.load %X[%i + 2, %j] : !plane64
    %v5 = affine.load %X[%i, %j - 2] : !plane64
    %v6 = affine.load %X[%i, %j - 1] : !plane64
    %v7 = affine.load %X[%i, %j + 1] : !plane64
    %v8 = affine.load %X[%i, %j + 2] : !plane64
    %s1 = arith.addf %v0, %v1 : f64
    %s2 = arith.addf %s1, %v2 : f64
    %s3 = arith.addf %s2, %v3 : f64
    %s4 = arith.addf %s3, %v4 : f64
    %s5 = arith.addf %s4, %v5 : f64
    %s6 = arith.addf %s5, %v6 : f64
    %s7 = arith.addf %s6, %v7 : f64
    %s8 = arith.addf %s7, %v8 : f64
    affine.store %s8, %Y[%i, %j] : !plane64
  }}
  return
}

// A plane has 16 KiB.
func.func @points7(%X: !cube, %Y: !cube) {
  affine.for %i = 1 to 63 {
  affine.for %j = 1 to 63 {
  affine.for %k = 1 to 63 {
    %v0 = affine.load %X[%i, %j, %k] : !cube
    %v1 = affine.load %X[%i - 1, %j, %k] : !cube
    %v2 = affine.load %X[%i + 1, %j, %k] : !cube
    %v3 = affine.load %X[%i, %j - 1, %k] : !cube
    %v4 = affine.load %X[%i, %j + 1, %k] : !cube
    %v5 = affine.load %X[%i, %j, %k - 1] : !cube
    %v6 = affine.load %X[%i, %j, %k + 1] : !cube
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    %s3 = arith.addf %s2, %v3 : f32
    %s4 = arith.addf %s3, %v4 : f32
    %s5 = arith.addf %s4, %v5 : f32
    %s6 = arith.addf %s5, %v6 : f32
    affine.store %s6, %Y[%i, %j, %k] : !cube
  }}}
  return
}

func.func @points7_tiled(%X: !cube, %Y: !cube) {
  affine.for %jj = 1 to 63 step 16 {
  affine.for %i = 1 to 63 {
  affine.for %j = #at(%jj) to min #by16_to63(%jj) {
  affine.for %k = 1 to 63 {
    %v0 = affine.load %X[%i, %j, %k] : !cube
    %v1 = affine.load %X[%i - 1, %j, %k] : !cube
    %v2 = affine.load %X[%i + 1, %j, %k] : !cube
    %v3 = affine.load %X[%i, %j - 1, %k] : !cube
    %v4 = affine.load %X[%i, %j + 1, %k] : !cube
    %v5 = affine.load %X[%i, %j, %k - 1] : !cube
    %v6 = affine.load %X[%i, %j, %k + 1] : !cube
    %s1 = arith.addf %v0, %v1 : f32
    %s2 = arith.addf %s1, %v2 : f32
    %s3 = arith.addf %s2, %v3 : f32
    %s4 = arith.addf %s3, %v4 : f32
    %s5 = arith.addf %s4, %v5 : f32
    %s6 = arith.addf %s5, %v6 : f32
    affine.store %s6, %Y[%i, %j, %k] : !cube
  }}}}
  return
}

// A plane has 18 KiB.
func.func @points27(%X: !cube64, %Y: !cube64) {
  affine.for %i = 1 to 47 {
  affine.for %j = 1 to 47 {
  affine.for %k = 1 to 47 {
    %v0 = affine.load %X[%i - 1, %j - 1, %k - 1] : !cube64
    %v1 = affine.load %X[%i - 1, %j - 1, %k] : !cube64
    %v2 = affine.load %X[%i - 1, %j - 1, %k + 1] : !cube64
    %v3 = affine.load %X[%i - 1, %j, %k - 1] : !cube64
    %v4 = affine.load %X[%i - 1, %j, %k] : !cube64
    %v5 = affine.load %X[%i - 1, %j, %k + 1] : !cube64
    %v6 = affine.load %X[%i - 1, %j + 1, %k - 1] : !cube64
    %v7 = affine.load %X[%i - 1, %j + 1, %k] : !cube64
    %v8 = affine.load %X[%i - 1, %j + 1, %k + 1] : !cube64
    %v9 = affine.load %X[%i, %j - 1, %k - 1] : !cube64
    %v10 = affine.load %X[%i, %j - 1, %k] : !cube64
    %v11 = affine.load %X[%i, %j - 1, %k + 1] : !cube64
    %v12 = affine.load %X[%i, %j, %k - 1] : !cube64
    %v13 = affine.load %X[%i, %j, %k] : !cube64
    %v14 = affine.load %X[%i, %j, %k + 1] : !cube64
    %v15 = affine.load %X[%i, %j + 1, %k - 1] : !cube64
    %v16 = affine.load %X[%i, %j + 1, %k] : !cube64
    %v17 = affine.load %X[%i, %j + 1, %k + 1] : !cube64
    %v18 = affine.load %X[%i + 1, %j - 1, %k - 1] : !cube64
    %v19 = affine.load %X[%i + 1, %j - 1, %k] : !cube64
    %v20 = affine.load %X[%i + 1, %j - 1, %k + 1] : !cube64
    %v21 = affine.load %X[%i + 1, %j, %k - 1] : !cube64
    %v22 = affine.load %X[%i + 1, %j, %k] : !cube64
    %v23 = affine.load %X[%i + 1, %j, %k + 1] : !cube64
    %v24 = affine.load %X[%i + 1, %j + 1, %k - 1] : !cube64
    %v25 = affine.load %X[%i + 1, %j + 1, %k] : !cube64
    %v26 = affine.load %X[%i + 1, %j + 1, %k + 1] : !cube64
    %s1 = arith.addf %v0, %v1 : f64
    %s2 = arith.addf %s1, %v2 : f64
    %s3 = arith.addf %s2, %v3 : f64
    %s4 = arith.addf %s3, %v4 : f64
    %s5 = arith.addf %s4, %v5 : f64
    %s6 = arith.addf %s5, %v6 : f64
    %s7 = arith.addf %s6, %v7 : f64
    %s8 = arith.addf %s7, %v8 : f64
    %s9 = arith.addf %s8, %v9 : f64
    %s10 = arith.addf %s9, %v10 : f64
    %s11 = arith.addf %s10, %v11 : f64
    %s12 = arith.addf %s11, %v12 : f64
    %s13 = arith.addf %s12, %v13 : f64
    %s14 = arith.addf %s13, %v14 : f64
    %s15 = arith.addf %s14, %v15 : f64
    %s16 = arith.addf %s15, %v16 : f64
    %s17 = arith.addf %s16, %v17 : f64
    %s18 = arith.addf %s17, %v18 : f64
    %s19 = arith.addf %s18, %v19 : f64
    %s20 = arith.addf %s19, %v20 : f64
    %s21 = arith.addf %s20, %v21 : f64
    %s22 = arith.addf %s21, %v22 : f64
    %s23 = arith.addf %s22, %v23 : f64
    %s24 = arith.addf %s23, %v24 : f64
    %s25 = arith.addf %s24, %v25 : f64
    %s26 = arith.addf %s25, %v26 : f64
    affine.store %s26, %Y[%i, %j, %k] : !cube64
  }}}
  return
}

// Every point has five coefficients of its own, in five planes.
!weights = memref<5x300x300xf32>
!small = memref<300x300xf32>
func.func @points5_weighted(%W: !weights, %X: !small, %Y: !small) {
  affine.for %i = 1 to 299 {
  affine.for %j = 1 to 299 {
    %w0 = affine.load %W[0, %i, %j] : !weights
    %x0 = affine.load %X[%i, %j] : !small
    %p0 = arith.mulf %w0, %x0 : f32
    %w1 = affine.load %W[1, %i, %j] : !weights
    %x1 = affine.load %X[%i - 1, %j] : !small
    %p1 = arith.mulf %w1, %x1 : f32
    %w2 = affine.load %W[2, %i, %j] : !weights
    %x2 = affine.load %X[%i + 1, %j] : !small
    %p2 = arith.mulf %w2, %x2 : f32
    %w3 = affine.load %W[3, %i, %j] : !weights
    %x3 = affine.load %X[%i, %j - 1] : !small
    %p3 = arith.mulf %w3, %x3 : f32
    %w4 = affine.load %W[4, %i, %j] : !weights
    %x4 = affine.load %X[%i, %j + 1] : !small
    %p4 = arith.mulf %w4, %x4 : f32
    %s1 = arith.addf %p0, %p1 : f32
    %s2 = arith.addf %s1, %p2 : f32
    %s3 = arith.addf %s2, %p3 : f32
    %s4 = arith.addf %s3, %p4 : f32
    affine.store %s4, %Y[%i, %j] : !small
  }}
  return
}
