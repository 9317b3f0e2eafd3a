// Sweeps in time: the outermost loop repeats passes over the same arrays.
!line = memref<20000xf32>
!long = memref<100000xf32>
!plane = memref<160x160xf32>
!plane64 = memref<160x160xf64>
!cube64 = memref<30x30x30xf64>
!field = memref<110x120xf32>
!graph = memref<120x120xf32>

// Two arrays of 78 KiB.
func.func @jacobi1d(%A: !line, %B: !line) {
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 19999 {
      %v0 = affine.load %A[%i - 1] : !line
      %v1 = affine.load %A[%i] : !line
      %v2 = affine.load %A[%i + 1] : !line
      %vs1 = arith.addf %v0, %v1 : f32
      %vs2 = arith.addf %vs1, %v2 : f32
      affine.store %vs2, %B[%i] : !line
    }
    affine.for %i = 1 to 19999 {
      %v0 = affine.load %B[%i - 1] : !line
      %v1 = affine.load %B[%i] : !line
      %v2 = affine.load %B[%i + 1] : !line
      %vs1 = arith.addf %v0, %v1 : f32
      %vs2 = arith.addf %vs1, %v2 : f32
      affine.store %vs2, %A[%i] : !line
    }
  }
  return
}

// Two arrays of 391 KiB: no capacity holds one.
func.func @jacobi1d_long(%A: !long, %B: !long) {
  affine.for %t = 0 to 5 {
    affine.for %i = 1 to 99999 {
      %v0 = affine.load %A[%i - 1] : !long
      %v1 = affine.load %A[%i] : !long
      %v2 = affine.load %A[%i + 1] : !long
      %vs1 = arith.addf %v0, %v1 : f32
      %vs2 = arith.addf %vs1, %v2 : f32
      affine.store %vs2, %B[%i] : !long
    }
    affine.for %i = 1 to 99999 {
      %v0 = affine.load %B[%i - 1] : !long
      %v1 = affine.load %B[%i] : !long
      %v2 = affine.load %B[%i + 1] : !long
      %vs1 = arith.addf %v0, %v1 : f32
      %vs2 = arith.addf %vs1, %v2 : f32
      affine.store %vs2, %A[%i] : !long
    }
  }
  return
}

// Two arrays of 100 KiB.
func.func @jacobi2d(%A: !plane, %B: !plane) {
  affine.for %t = 0 to 8 {
    affine.for %i = 1 to 159 {
    affine.for %j = 1 to 159 {
      %v0 = affine.load %A[%i, %j] : !plane
      %v1 = affine.load %A[%i - 1, %j] : !plane
      %v2 = affine.load %A[%i + 1, %j] : !plane
      %v3 = affine.load %A[%i, %j - 1] : !plane
      %v4 = affine.load %A[%i, %j + 1] : !plane
      %vs1 = arith.addf %v0, %v1 : f32
      %vs2 = arith.addf %vs1, %v2 : f32
      %vs3 = arith.addf %vs2, %v3 : f32
      %vs4 = arith.addf %vs3, %v4 : f32
      affine.store %vs4, %B[%i, %j] : !plane
    }}
    affine.for %i = 1 to 159 {
    affine.for %j = 1 to 159 {
      %v0 = affine.load %B[%i, %j] : !plane
      %v1 = affine.load %B[%i - 1, %j] : !plane
      %v2 = affine.load %B[%i + 1, %j] : !plane
      %v3 = affine.load %B[%i, %j - 1] : !plane
      %v4 = affine.load %B[%i, %j + 1] : !plane
      %vs1 = arith.addf %v0, %v1 : f32
      %vs2 = arith.addf %vs1, %v2 : f32
      %vs3 = arith.addf %vs2, %v3 : f32
      %vs4 = arith.addf %vs3, %v4 : f32
      affine.store %vs4, %A[%i, %j] : !plane
    }}
  }
  return
}

// Two arrays of 211 KiB.
func.func @heat3d(%A: !cube64, %B: !cube64) {
  affine.for %t = 0 to 6 {
    affine.for %i = 1 to 29 {
    affine.for %j = 1 to 29 {
    affine.for %k = 1 to 29 {
      %v0 = affine.load %A[%i, %j, %k] : !cube64
      %v1 = affine.load %A[%i - 1, %j, %k] : !cube64
      %v2 = affine.load %A[%i + 1, %j, %k] : !cube64
      %v3 = affine.load %A[%i, %j - 1, %k] : !cube64
      %v4 = affine.load %A[%i, %j + 1, %k] : !cube64
      %v5 = affine.load %A[%i, %j, %k - 1] : !cube64
      %v6 = affine.load %A[%i, %j, %k + 1] : !cube64
      %vs1 = arith.addf %v0, %v1 : f64
      %vs2 = arith.addf %vs1, %v2 : f64
      %vs3 = arith.addf %vs2, %v3 : f64
      %vs4 = arith.addf %vs3, %v4 : f64
      %vs5 = arith.addf %vs4, %v5 : f64
      %vs6 = arith.addf %vs5, %v6 : f64
      affine.store %vs6, %B[%i, %j, %k] : !cube64
    }}}
    affine.for %i = 1 to 29 {
    affine.for %j = 1 to 29 {
    affine.for %k = 1 to 29 {
      %v0 = affine.load %B[%i, %j, %k] : !cube64
      %v1 = affine.load %B[%i - 1, %j, %k] : !cube64
      %v2 = affine.load %B[%i + 1, %j, %k] : !cube64
      %v3 = affine.load %B[%i, %j - 1, %k] : !cube64
      %v4 = affine.load %B[%i, %j + 1, %k] : !cube64
      %v5 = affine.load %B[%i, %j, %k - 1] : !cube64
      %v6 = affine.load %B[%i, %j, %k + 1] : !cube64
      %vs1 = arith.addf %v0, %v1 : f64
      %vs2 = arith.addf %vs1, %v2 : f64
      %vs3 = arith.addf %vs2, %v3 : f64
      %vs4 = arith.addf %vs3, %v4 : f64
      %vs5 = arith.addf %vs4, %v5 : f64
      %vs6 = arith.addf %vs5, %v6 : f64
      affine.store %vs6, %A[%i, %j, %k] : !cube64
    }}}
  }
  return
}

// In place: one array of 200 KiB.
func.func @seidel2d(%A: !plane64) {
  affine.for %t = 0 to 8 {
    affine.for %i = 1 to 159 {
    affine.for %j = 1 to 159 {
      %v0 = affine.load %A[%i - 1, %j - 1] : !plane64
      %v1 = affine.load %A[%i - 1, %j] : !plane64
      %v2 = affine.load %A[%i - 1, %j + 1] : !plane64
      %v3 = affine.load %A[%i, %j - 1] : !plane64
      %v4 = affine.load %A[%i, %j] : !plane64
      %v5 = affine.load %A[%i, %j + 1] : !plane64
      %v6 = affine.load %A[%i + 1, %j - 1] : !plane64
      %v7 = affine.load %A[%i + 1, %j] : !plane64
      %v8 = affine.load %A[%i + 1, %j + 1] : !plane64
      %vs1 = arith.addf %v0, %v1 : f64
      %vs2 = arith.addf %vs1, %v2 : f64
      %vs3 = arith.addf %vs2, %v3 : f64
      %vs4 = arith.addf %vs3, %v4 : f64
      %vs5 = arith.addf %vs4, %v5 : f64
      %vs6 = arith.addf %vs5, %v6 : f64
      %vs7 = arith.addf %vs6, %v7 : f64
      %vs8 = arith.addf %vs7, %v8 : f64
      affine.store %vs8, %A[%i, %j] : !plane64
    }}
  }
  return
}

// Waves on a grid: three arrays of 52 KiB, each updated from the others in turn.
func.func @waves(%Ex: !field, %Ey: !field, %Hz: !field) {
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 110 {
    affine.for %j = 0 to 120 {
      %e = affine.load %Ey[%i, %j] : !field
      %h0 = affine.load %Hz[%i, %j] : !field
      %h1 = affine.load %Hz[%i - 1, %j] : !field
      %d = arith.subf %h0, %h1 : f32
      %n = arith.subf %e, %d : f32
      affine.store %n, %Ey[%i, %j] : !field
    }}
    affine.for %i = 0 to 110 {
    affine.for %j = 1 to 120 {
      %e = affine.load %Ex[%i, %j] : !field
      %h0 = affine.load %Hz[%i, %j] : !field
      %h1 = affine.load %Hz[%i, %j - 1] : !field
      %d = arith.subf %h0, %h1 : f32
      %n = arith.subf %e, %d : f32
      affine.store %n, %Ex[%i, %j] : !field
    }}
    affine.for %i = 0 to 109 {
    affine.for %j = 0 to 119 {
      %h = affine.load %Hz[%i, %j] : !field
      %x0 = affine.load %Ex[%i, %j] : !field
      %x1 = affine.load %Ex[%i, %j + 1] : !field
      %y0 = affine.load %Ey[%i, %j] : !field
      %y1 = affine.load %Ey[%i + 1, %j] : !field
      %dx = arith.subf %x1, %x0 : f32
      %dy = arith.subf %y1, %y0 : f32
      %d = arith.addf %dx, %dy : f32
      %n = arith.subf %h, %d : f32
      affine.store %n, %Hz[%i, %j] : !field
    }}
  }
  return
}

// Shortest paths between all pairs, in place: 56 KiB.
func.func @all_pairs(%D: !graph) {
  affine.for %k = 0 to 120 {
  affine.for %i = 0 to 120 {
  affine.for %j = 0 to 120 {
    %ik = affine.load %D[%i, %k] : !graph
    %kj = affine.load %D[%k, %j] : !graph
    %ij = affine.load %D[%i, %j] : !graph
    %through = arith.addf %ik, %kj : f32
    %shorter = arith.minimumf %ij, %through : f32
    affine.store %shorter, %D[%i, %j] : !graph
  }}}
  return
}
