// RUN: roofline-opt --analyze %s | FileCheck %s

// Sums with minima are made piece by piece, not number by number; what has no
// pieces is a symbol where there is too much to add up.

// The sum of min(i, j) for i, j < 2000 is 1999*2000*3999/6 = 2664667000, of
// two flops each.
// CHECK-LABEL: @lu
// CHECK: flops = 5329334000 : i64
func.func @lu(%a: memref<2000x2000xf64>) {
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      affine.for %k = 0 to min affine_map<(i, j) -> (i, j)>(%i, %j) {
        %x = affine.load %a[%i, %k] : memref<2000x2000xf64>
        %y = affine.load %a[%k, %j] : memref<2000x2000xf64>
        %z = affine.load %a[%i, %j] : memref<2000x2000xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.subf %z, %p : f64
        affine.store %s, %a[%i, %j] : memref<2000x2000xf64>
      }
    }
  }
  return
}

// ceil(9999/d) is floor(9998/d) + 1: the ones are 1999*1999 = 3996001, and the
// quotients of as many i + j are a symbol.
// CHECK-LABEL: @quotients
// CHECK: executions = "s{{[0-9]+}} + 3996001"
func.func @quotients(%x: tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9999 = arith.constant 9999 : index
  %c2000 = arith.constant 2000 : index
  scf.for %i = %c1 to %c2000 step %c1 {
    scf.for %j = %c1 to %c2000 step %c1 {
      %s = arith.addi %i, %j : index
      scf.for %k = %c0 to %c9999 step %s {
        %e = math.exp %x : tensor<16xf32>
      }
    }
  }
  return
}
