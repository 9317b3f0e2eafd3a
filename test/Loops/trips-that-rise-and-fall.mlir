// RUN: roofline-opt --analyze %s | FileCheck %s

// The most that an inner loop turns need not be at an end of the outer one, and
// an index may be no sum of its loops.

// CHECK-LABEL: @hill
// j goes up to 4 at i = 4: 4 elements of 4 bytes.
// CHECK: domain = array<i64: 9, 4>
// CHECK-SAME: hbm_bytes_written = 16 : i64
func.func @hill(%a: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to min affine_map<(i) -> (i, 8 - i)>(%i) {
      affine.store %v, %a[%j] : memref<64xf32>
    }
  }
  return
}

// CHECK-LABEL: @wraps
// 0, 1, 2, 3, 0, 1, ... turns: 3 elements.
// CHECK: hbm_bytes_written = 12 : i64
func.func @wraps(%a: memref<64xf32>, %v: f32) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to affine_map<(i) -> (i mod 4)>(%i) {
      affine.store %v, %a[%j] : memref<64xf32>
    }
  }
  return
}

// CHECK-LABEL: @product
// i*j for i, j < 4 takes at most the 16 values of as many points, 64 bytes: a
// bound from above.
// CHECK: hbm_bytes_written = 64 : i64
func.func @product(%a: memref<64xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %p = arith.muli %i, %j : index
      memref.store %v, %a[%p] : memref<64xf32>
    }
  }
  return
}

// CHECK-LABEL: @guarded
// A guard on the induction variable holds at min(16, arg1) of the 16 turns.
// CHECK: flops = "min(arg1, 16)"
// CHECK-SAME: hbm_bytes_read = "4*min(arg1, 16)"
func.func @guarded(%a: memref<16xf32>, %n: index) {
  affine.for %i = 0 to 16 {
    %in = arith.cmpi slt, %i, %n : index
    scf.if %in {
      %x = memref.load %a[%i] : memref<16xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<16xf32>
    }
  }
  return
}

// CHECK-LABEL: @guarded_by_data
// Nobody knows how often data lets the one arm run that does something: what
// may run counts. 16 additions; 16 numbers of 4 bytes and 16 i1 of one byte.
// CHECK: flops = 16 : i64
// CHECK-SAME: hbm_bytes_read = 80 : i64
func.func @guarded_by_data(%a: memref<16xf32>, %mask: memref<16xi1>) {
  affine.for %i = 0 to 16 {
    %in = memref.load %mask[%i] : memref<16xi1>
    scf.if %in {
      %x = memref.load %a[%i] : memref<16xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i] : memref<16xf32>
    }
  }
  return
}
