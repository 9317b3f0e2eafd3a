// RUN: roofline-opt --analyze %s | FileCheck %s

// What several accesses to one buffer touch together in loops that depend on
// each other: triangles, bands and their unions, not boxes or sums.

// PolyBench's Cholesky of 120 rows. Everything is in the lower half with the
// diagonal, 120*121/2 = 7,260 elements of 8 bytes, 58,080, and all of it is
// written: A[i, j] below the diagonal, and A[i, i].
// CHECK-LABEL: @cholesky
// CHECK: hbm_bytes_read = 58080 : i64, hbm_bytes_written = 58080 : i64
func.func @cholesky(%A: memref<120x120xf64>) {
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      affine.for %k = 0 to affine_map<(j) -> (j)>(%j) {
        %a = affine.load %A[%i, %k] : memref<120x120xf64>
        %b = affine.load %A[%j, %k] : memref<120x120xf64>
        %c = affine.load %A[%i, %j] : memref<120x120xf64>
        %p = arith.mulf %a, %b : f64
        %q = arith.subf %c, %p : f64
        affine.store %q, %A[%i, %j] : memref<120x120xf64>
      }
      %d = affine.load %A[%j, %j] : memref<120x120xf64>
      %e = affine.load %A[%i, %j] : memref<120x120xf64>
      %f = arith.divf %e, %d : f64
      affine.store %f, %A[%i, %j] : memref<120x120xf64>
    }
    affine.for %k = 0 to affine_map<(i) -> (i)>(%i) {
      %a = affine.load %A[%i, %k] : memref<120x120xf64>
      %c = affine.load %A[%i, %i] : memref<120x120xf64>
      %p = arith.mulf %a, %a : f64
      %q = arith.subf %c, %p : f64
      affine.store %q, %A[%i, %i] : memref<120x120xf64>
    }
    %c = affine.load %A[%i, %i] : memref<120x120xf64>
    %s = math.sqrt %c : f64
    affine.store %s, %A[%i, %i] : memref<120x120xf64>
  }
  return
}

// The innermost loops of an LU decomposition of 250 rows: i and j begin at
// k + 1. Written are all but the first row and column, 249*249 elements,
// 248,004 bytes; read also these, but not A[0, 0]: 62,499 elements, 249,996.
// CHECK-LABEL: @lu
// CHECK: hbm_bytes_read = 249996 : i64, hbm_bytes_written = 248004 : i64
func.func @lu(%A: memref<250x250xf32>) {
  affine.for %k = 0 to 250 {
    affine.for %i = affine_map<(k) -> (k + 1)>(%k) to 250 {
      affine.for %j = affine_map<(k) -> (k + 1)>(%k) to 250 {
        %a = affine.load %A[%i, %k] : memref<250x250xf32>
        %b = affine.load %A[%k, %j] : memref<250x250xf32>
        %c = affine.load %A[%i, %j] : memref<250x250xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.subf %c, %p : f32
        affine.store %s, %A[%i, %j] : memref<250x250xf32>
      }
    }
  }
  return
}

// k < j < i: B[j, k] and C[i, j] without the turns of j that have no k, j = 0:
// 1 <= j < i < 100 are 98*99/2 = 4,851 elements of C, and as many (j, k) with
// k < j < 99 of B: 19,404 bytes each. D[i, k] with k < i - 1: the same number.
// CHECK-LABEL: @without_the_middle
// CHECK: hbm_bytes_read = 38808 : i64, hbm_bytes_written = 19404 : i64
func.func @without_the_middle(%B: memref<100x100xf32>, %C: memref<100x100xf32>,
                              %D: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      affine.for %k = 0 to affine_map<(j) -> (j)>(%j) {
        %a = affine.load %B[%j, %k] : memref<100x100xf32>
        %b = affine.load %D[%i, %k] : memref<100x100xf32>
        %s = arith.addf %a, %b : f32
        affine.store %s, %C[%i, %j] : memref<100x100xf32>
      }
    }
  }
  return
}

// A band of five columns from the diagonal on, and its transpose: both have the
// diagonal, 2*5*100 - 100 = 900 elements, 3,600 bytes.
// CHECK-LABEL: @band
// CHECK: hbm_bytes_read = 3600 : i64
func.func @band(%A: memref<104x104xf32>, %y: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to affine_map<(i) -> (i + 5)>(%i) {
      %a = affine.load %A[%i, %j] : memref<104x104xf32>
      %b = affine.load %A[%j, %i] : memref<104x104xf32>
      %s = arith.addf %a, %b : f32
      affine.store %s, %y[%i] : memref<100xf32>
    }
  }
  return
}

// Rows i below 64, and of each every column from i in steps of 3: 22 of row 0
// (0, 3, ..., 63), 21 of rows 1 to 3 (1, ..., 61; 2, ..., 62; 3, ..., 63), and
// so on, ceil((64 - i)/3) elements: the sum over m = 1, ..., 64 of ceil(m/3) is
// 3*(1 + ... + 21) + 22 = 715, 2,860 bytes.
// CHECK-LABEL: @thirds
// CHECK: hbm_bytes_read = 2860 : i64
func.func @thirds(%A: memref<64x64xf32>, %y: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to 64 step 3 {
      %a = affine.load %A[%i, %j] : memref<64x64xf32>
      affine.store %a, %y[%i] : memref<64xf32>
    }
  }
  return
}
