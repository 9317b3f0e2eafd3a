// RUN: roofline-opt --analyze --target=h100 %s | FileCheck %s

// A guard leaves out turns, and what the others store is no compulsory read.

// Each row but the first is made of the one above. Of the first row 26 elements
// are read, 26 * 4 = 104 bytes; rows 1 to 25 are written, 25 * 26 * 4 = 2600.
// CHECK-LABEL: func.func @below_the_first_row
// CHECK: hbm_bytes_read = 104 : i64, hbm_bytes_written = 2600 : i64
func.func @below_the_first_row(%a: memref<26x26xf32>) {
  affine.for %i = 0 to 26 {
    affine.for %j = 0 to 26 {
      affine.if affine_set<(i) : (i - 1 >= 0)>(%i) {
        %x = affine.load %a[%i - 1, %j] : memref<26x26xf32>
        %y = arith.addf %x, %x : f32
        affine.store %y, %a[%i, %j] : memref<26x26xf32>
      }
    }
  }
  return
}

// The lower triangle, by a guard that compares two loops: x[j] is read for all
// j <= i, and each turn stores x[i]. Turn (i, 0) has stored x[i] when (i, i)
// reads it, but for i = 0: of memory comes x[0], 4 bytes; 10 are written, 40.
// CHECK-LABEL: func.func @triangle
// CHECK: hbm_bytes_read = 4 : i64, hbm_bytes_written = 40 : i64
func.func @triangle(%x: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(i, j) : (i - j >= 0)>(%i, %j) {
        %0 = affine.load %x[%j] : memref<10xf32>
        %1 = arith.mulf %0, %0 : f32
        affine.store %1, %x[%i] : memref<10xf32>
      }
    }
  }
  return
}

// What never happens touches nothing, wherever it would go: no bytes below
// zero. What is left reads y[0..4], 5 * 4 = 20 bytes.
// CHECK-LABEL: func.func @never
// CHECK: hbm_bytes_read = 20 : i64, hbm_bytes_written = 0 : i64
func.func @never(%x: memref<7x1xf32>, %y: memref<5xf32>) {
  affine.for %i = 0 to 5 {
    affine.if affine_set<(i) : (-i - 1 >= 0, i - 3 >= 0)>(%i) {
      %0 = affine.load %x[%i + 10, -2] : memref<7x1xf32>
    }
    %1 = affine.load %y[%i] : memref<5xf32>
  }
  return
}

// Every second turn only, by a condition with mod: 8 of 16 elements, 32 bytes.
// CHECK-LABEL: func.func @every_second
// CHECK: hbm_bytes_read = 32 : i64
func.func @every_second(%x: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    affine.if affine_set<(i) : (i mod 2 == 0)>(%i) {
      %0 = affine.load %x[%i] : memref<16xf32>
    }
  }
  return
}

// The first turn stores x[0], and every other one x[i], made of x[i - 1]: all
// that is read was stored. 20 elements are written, 80 bytes.
// CHECK-LABEL: func.func @first_turn
// CHECK: hbm_bytes_read = 0 : i64, hbm_bytes_written = 80 : i64
func.func @first_turn(%a: memref<20xf32>) {
  %c = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  scf.for %i = %c0 to %c20 step %c1 {
    %isFirst = arith.cmpi eq, %i, %c0 : index
    scf.if %isFirst {
      memref.store %c, %a[%i] : memref<20xf32>
    } else {
      %before = arith.subi %i, %c1 : index
      %x = memref.load %a[%before] : memref<20xf32>
      %y = arith.addf %x, %c : f32
      memref.store %y, %a[%i] : memref<20xf32>
    }
  }
  return
}
