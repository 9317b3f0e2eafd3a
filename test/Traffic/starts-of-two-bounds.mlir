// RUN: roofline-opt --analyze --target=h100 %s | FileCheck %s

// A loop that starts at the larger of two bounds goes along lines as any other.

// Diagonals d = i + j of rows 1 to 19 and columns 0 to 18, but for the last one
// (d = 37): 19 * 19 - 1 = 360 elements are written, 1440 bytes. Each is made of
// the one above; of row 0 the columns 0 to 18 are read, 19 * 4 = 76 bytes.
// CHECK-LABEL: func.func @diagonals
// CHECK: hbm_bytes_read = 76 : i64, hbm_bytes_written = 1440 : i64
func.func @diagonals(%a: memref<20x20xf32>) {
  affine.for %d = 1 to 37 {
    affine.for %i = max affine_map<(d) -> (1, d - 18)>(%d) to min affine_map<(d) -> (d + 1, 20)>(%d) {
      %x = affine.load %a[%i - 1, %d - %i] : memref<20x20xf32>
      affine.store %x, %a[%i, %d - %i] : memref<20x20xf32>
    }
  }
  return
}

// A band: row i from i - 2 to i + 2 as far as the matrix goes, 5 in each of 10
// rows less 2 + 1 at both ends, 50 - 6 = 44 elements, 176 bytes.
// CHECK-LABEL: func.func @band
// CHECK: hbm_bytes_read = 176 : i64
func.func @band(%a: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(i) -> (0, i - 2)>(%i) to min affine_map<(i) -> (10, i + 3)>(%i) {
      %x = affine.load %a[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// The same from scf, with the larger of two bounds in arith.
// CHECK-LABEL: func.func @band_of_scf
// CHECK: hbm_bytes_read = 176 : i64
func.func @band_of_scf(%a: memref<10x10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %low = arith.subi %i, %c2 : index
    %first = arith.maxsi %low, %c0 : index
    %high = arith.addi %i, %c3 : index
    %end = arith.minsi %high, %c10 : index
    scf.for %j = %first to %end step %c1 {
      %x = memref.load %a[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// Inside of such a loop, one that depends on it: rows 2 to 6 at most, in turns
// of i0 from max(2, i0 - 1) to i0 + 2, and columns 3 up to the row + 1. Row 2
// has column 3, row 3 has 3 and 4, ... row 6 has 3 to 7: 1 + 2 + 3 + 4 + 5 = 15
// elements, 60 bytes.
// CHECK-LABEL: func.func @inside
// CHECK: hbm_bytes_read = 60 : i64
func.func @inside(%a: memref<13x14xf32>) {
  affine.for %i = 0 to 5 {
    affine.for %j = max affine_map<(i) -> (2, i - 1)>(%i) to affine_map<(i) -> (i + 3)>(%i) {
      affine.for %k = 3 to affine_map<(j) -> (j + 2)>(%j) {
        %x = affine.load %a[%j + 5, %k - 1] : memref<13x14xf32>
      }
    }
  }
  return
}
