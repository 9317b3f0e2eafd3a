// RUN: roofline-opt --analyze %s | FileCheck %s

// Conditions on the turns of a nest count the turns where they hold, and where
// that cannot be, it is said.

#lower = affine_set<(i, j) : (i - j >= 0)>
#band = affine_set<(i, j) : (i - j >= 0, j - i + 3 >= 0)>

// 128 * 129 / 2 = 8256 of 128 * 128 turns, 4 bytes each.
// CHECK-LABEL: @triangle
// CHECK: affine.for
// CHECK: flops = 8256 : i64
// CHECK-SAME: hbm_bytes_read = 33024 : i64
func.func @triangle(%a: memref<128x128xf32>) {
  affine.for %i = 0 to 128 {
    affine.for %j = 0 to 128 {
      affine.if #lower(%i, %j) {
        %x = affine.load %a[%i, %j] : memref<128x128xf32>
        %y = arith.mulf %x, %x : f32
        affine.store %y, %a[%i, %j] : memref<128x128xf32>
      }
    }
  }
  return
}

// Nor does it take a look at each point: 20000 * 20001 / 2 = 200010000.
// CHECK-LABEL: @large_triangle
// CHECK: affine.for
// CHECK: flops = 200010000 : i64
func.func @large_triangle(%a: memref<20000x20000xf32>) {
  affine.for %i = 0 to 20000 {
    affine.for %j = 0 to 20000 {
      affine.if #lower(%i, %j) {
        %x = affine.load %a[%i, %j] : memref<20000x20000xf32>
        %y = arith.mulf %x, %x : f32
        affine.store %y, %a[%i, %j] : memref<20000x20000xf32>
      }
    }
  }
  return
}

// 0 <= i - j <= 3: four diagonals of 300, 299, 298 and 297: 1194.
// CHECK-LABEL: @band
// CHECK: affine.for
// CHECK: flops = 1194 : i64
func.func @band(%a: memref<300x300xf32>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to 300 {
      affine.if #band(%i, %j) {
        %x = affine.load %a[%i, %j] : memref<300x300xf32>
        %y = arith.mulf %x, %x : f32
        affine.store %y, %a[%i, %j] : memref<300x300xf32>
      }
    }
  }
  return
}

// (100 * i + j) mod 7 == 0 of 1000000 numbers: 142857 + 1 from 0 up to 999999.
// CHECK-LABEL: @every_seventh
// CHECK: affine.for
// CHECK: flops = 142858 : i64
func.func @every_seventh(%a: memref<10000x100xf32>) {
  affine.for %i = 0 to 10000 {
    affine.for %j = 0 to 100 {
      affine.if affine_set<(i, j) : ((100 * i + j) mod 7 == 0)>(%i, %j) {
        %x = affine.load %a[%i, %j] : memref<10000x100xf32>
        %y = arith.mulf %x, %x : f32
        affine.store %y, %a[%i, %j] : memref<10000x100xf32>
      }
    }
  }
  return
}

// Of an open size there is no formula.
// CHECK-LABEL: @open_triangle
// CHECK: affine.for
// CHECK: roofline.unmodelled = "a branch that is taken in a number of turns with no formula"
func.func @open_triangle(%a: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.if #lower(%i, %j) {
        %x = affine.load %a[%i, %j] : memref<?x?xf32>
        %y = arith.mulf %x, %x : f32
        affine.store %y, %a[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// What data decide counts as if it always ran: 64.
// CHECK-LABEL: @data
// CHECK: affine.for
// CHECK: flops = 64 : i64
func.func @data(%a: memref<64xf32>, %p: memref<64xi1>) {
  affine.for %i = 0 to 64 {
    %is = affine.load %p[%i] : memref<64xi1>
    scf.if %is {
      %x = affine.load %a[%i] : memref<64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %a[%i] : memref<64xf32>
    }
  }
  return
}
