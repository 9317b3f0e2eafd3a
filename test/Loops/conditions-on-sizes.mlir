// RUN: roofline-opt --analyze --target=h100-sxm --sweep=M=3:6 --dims=N=1000 --report=csv:- -o /dev/null %s | FileCheck --check-prefix=SWEEP %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=1000,M=1..9 --report=text:- -o /dev/null %s | FileCheck --check-prefix=TEXT %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=1000,M=4 %s | FileCheck --check-prefix=FOUR %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=1000,M=5 %s | FileCheck --check-prefix=FIVE %s

// A condition on a size inside of a kernel holds in all turns or in none: the
// kernel is one of several, each an arm, and a sweep goes from one to another.

// Where M < 5, 1,000 additions and 2*4,000 bytes, 0.125 flop/B; else nothing
// runs. Of the two arms of @two_arms the same, or twice that. From M = 5 on
// @implied does what @one_arm did before, in the same row.
// SWEEP: 4,total,,4,
// SWEEP-NEXT: 4,scf.for,conditions-on-sizes.mlir:[[#ONE:]]:3,1,0.125,
// SWEEP: 4,affine.for,conditions-on-sizes.mlir:[[#TWO:]]:3,0,,
// SWEEP-NEXT: 4,affine.for,conditions-on-sizes.mlir:[[#TWO]]:3,1,0.125,
// SWEEP: 5,total,,3,
// SWEEP-NEXT: 5,scf.for,conditions-on-sizes.mlir:[[#ONE]]:3,1,0.125,
// SWEEP: 5,affine.for,conditions-on-sizes.mlir:[[#TWO]]:3,1,0.25,
// SWEEP-NEXT: 5,affine.for,conditions-on-sizes.mlir:[[#TWO]]:3,0,,

// TEXT: Open sizes: M (arg1 of 'one_arm', 1 <= M <= 9)
// Least from M = 8 on: 2,000 + 1,000 in two kernels of 8,000 bytes. Most up to
// M = 4: 1,000 + 1,000 + 3,000 + 1,000 in four.
// TEXT: In these ranges: 3.00 kFLOP to 6.00 kFLOP, 16.0 kB to 32.0 kB,
// TEXT: - Branches: the arm that takes more time counts. Which one runs depends on M: bind or sweep it.

// FOUR-LABEL: @one_arm
// FOUR: flops = 1000 : i64
// FIVE-LABEL: @one_arm
// FIVE-NOT: flops
func.func @one_arm(%x: memref<?xf32> {roofline.dims = ["N"]},
                   %m: index {roofline.dims = ["M"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %few = arith.cmpi slt, %m, %c5 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %few {
      %0 = memref.load %x[%i] : memref<?xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %x[%i] : memref<?xf32>
    }
  }
  return
}

// From M = 5 on two exponentials in each turn, before that one addition.
// FOUR-LABEL: @two_arms
// FOUR: flops = 1000 : i64
// FOUR-NOT: transcendentals
// FIVE-LABEL: @two_arms
// FIVE: flops = 2000 : i64
// FIVE: transcendentals = 2000 : i64
func.func @two_arms(%x: memref<?xf32> {roofline.dims = ["N"]},
                    %m: index {roofline.dims = ["M"]}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.if affine_set<()[s] : (s - 5 >= 0)>()[%m] {
      %0 = affine.load %x[%i] : memref<?xf32>
      %1 = math.exp %0 : f32
      %2 = math.exp %1 : f32
      affine.store %2, %x[%i] : memref<?xf32>
    } else {
      %0 = affine.load %x[%i] : memref<?xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %x[%i] : memref<?xf32>
    }
  }
  return
}

// Two conditions of which one follows from the other: where M < 5, M < 8 is no
// question. At M = 4 three additions of 1,000, at M = 5 one.
// FOUR-LABEL: @implied
// FOUR: flops = 3000 : i64
// FIVE-LABEL: @implied
// FIVE: flops = 1000 : i64
func.func @implied(%x: memref<?xf32> {roofline.dims = ["N"]},
                   %m: index {roofline.dims = ["M"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %few = arith.cmpi slt, %m, %c5 : index
  %some = arith.cmpi sgt, %c8, %m : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %few {
      %0 = memref.load %x[%i] : memref<?xf32>
      %1 = arith.addf %0, %0 : f32
      %2 = arith.addf %1, %1 : f32
      memref.store %2, %x[%i] : memref<?xf32>
    }
    scf.if %some {
      %0 = memref.load %x[%i] : memref<?xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %x[%i] : memref<?xf32>
    }
  }
  return
}

// What a call passes decides: 1,000 exponentials in one call and none in the
// other.
// FOUR-LABEL: @flagged
// FOUR: flops = 1000 : i64
// FOUR-SAME: taken_in_calls = 1 : i64
func.func private @flagged(%x: memref<1000xf32>, %on: i1) {
  affine.for %i = 0 to 1000 {
    scf.if %on {
      %0 = affine.load %x[%i] : memref<1000xf32>
      %1 = math.exp %0 : f32
      affine.store %1, %x[%i] : memref<1000xf32>
    }
  }
  return
}
func.func @calls(%x: memref<1000xf32>) {
  %on = arith.constant true
  %off = arith.constant false
  call @flagged(%x, %on) : (memref<1000xf32>, i1) -> ()
  call @flagged(%x, %off) : (memref<1000xf32>, i1) -> ()
  return
}
