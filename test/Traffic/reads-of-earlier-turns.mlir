// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// What an earlier turn of a loop has stored is not read from memory, wherever
// in it the store stands.

// Forward substitution: the 90 * 89 / 2 = 4005 elements below the diagonal and b
// are read, 8 * (4005 + 90) bytes; all of y that is read was stored before.
// CHECK-LABEL: func.func @substitute
// CHECK: hbm_bytes_read = 32760 : i64, hbm_bytes_written = 720 : i64
func.func @substitute(%a: memref<90x90xf64>, %b: memref<90xf64>, %y: memref<90xf64>) {
  affine.for %i = 0 to 90 {
    %v = affine.load %b[%i] : memref<90xf64>
    %w = affine.for %j = 0 to affine_map<(i) -> (i)>(%i) iter_args(%s = %v) -> f64 {
      %l = affine.load %a[%i, %j] : memref<90x90xf64>
      %x = affine.load %y[%j] : memref<90xf64>
      %m = arith.mulf %l, %x : f64
      %n = arith.subf %s, %m : f64
      affine.yield %n : f64
    }
    affine.store %w, %y[%i] : memref<90xf64>
  }
  return
}

// As in Durbin's recursion: turn k reads y[0] to y[k - 1], of which it is y[k -
// 1] that the turn before has stored as its last, and y[0] that the first turn
// finds as it was; z is read after it was stored. r[0] to r[398] and y[0] are
// read, 8 * 400 bytes; y[0] to y[399] and z[0] to z[398] are written, 8 * 799.
// CHECK-LABEL: func.func @recursion
// CHECK: hbm_bytes_read = 3200 : i64, hbm_bytes_written = 6392 : i64
func.func @recursion(%r: memref<400xf64>, %y: memref<400xf64>, %z: memref<400xf64>) {
  affine.for %k = 1 to 400 {
    %v = affine.load %r[%k - 1] : memref<400xf64>
    affine.for %i = 0 to affine_map<(k) -> (k)>(%k) {
      %a = affine.load %y[%i] : memref<400xf64>
      %b = affine.load %y[%k - %i - 1] : memref<400xf64>
      %c = arith.mulf %v, %b : f64
      %d = arith.addf %a, %c : f64
      affine.store %d, %z[%i] : memref<400xf64>
    }
    affine.for %i = 0 to affine_map<(k) -> (k)>(%k) {
      %a = affine.load %z[%i] : memref<400xf64>
      affine.store %a, %y[%i] : memref<400xf64>
    }
    affine.store %v, %y[%k] : memref<400xf64>
  }
  return
}

// Every second element of x is stored by the turn before; the others are read
// as they were, and x[0]: 1 + 49 of 99 that are read. 4 * 50 bytes, and x[2],
// x[4], ..., x[98] written.
// CHECK-LABEL: func.func @every_second
// CHECK: hbm_bytes_read = 200 : i64, hbm_bytes_written = 196 : i64
func.func @every_second(%x: memref<100xf32>) {
  affine.for %i = 0 to 49 {
    %a = affine.load %x[2 * %i] : memref<100xf32>
    %b = affine.load %x[2 * %i + 1] : memref<100xf32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %x[2 * %i + 2] : memref<100xf32>
  }
  return
}

// Cores do not wait for each other: what another one may have stored is read.
// CHECK-LABEL: func.func @cores
// CHECK: hbm_bytes_read = 396 : i64, hbm_bytes_written = 396 : i64
func.func @cores(%x: memref<100xf32>) {
  affine.parallel (%i) = (0) to (99) {
    %a = affine.load %x[%i] : memref<100xf32>
    affine.store %a, %x[%i + 1] : memref<100xf32>
  }
  return
}
