// One product in tiles, C += A * B in f32, 160 x 200 x 120, in the forms that IR comes in.
!a = memref<160x120xf32>
!b = memref<120x200xf32>
!c = memref<160x200xf32>
#tile32 = affine_map<(d) -> (32, 200 - d)>

func.func @scf_with_minimum(%A: !a, %B: !b, %C: !c) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %m = arith.constant 160 : index
  %n = arith.constant 200 : index
  %k = arith.constant 120 : index
  scf.for %ii = %c0 to %m step %c32 {
  scf.for %jj = %c0 to %n step %c32 {
  scf.for %kk = %c0 to %k step %c32 {
    %i_next = arith.addi %ii, %c32 : index
    %j_next = arith.addi %jj, %c32 : index
    %k_next = arith.addi %kk, %c32 : index
    %i_end = arith.minsi %i_next, %m : index
    %j_end = arith.minsi %j_next, %n : index
    %k_end = arith.minsi %k_next, %k : index
    scf.for %i = %ii to %i_end step %c1 {
    scf.for %j = %jj to %j_end step %c1 {
    scf.for %l = %kk to %k_end step %c1 {
      %a = memref.load %A[%i, %l] : !a
      %b = memref.load %B[%l, %j] : !b
      %c = memref.load %C[%i, %j] : !c
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      memref.store %s, %C[%i, %j] : !c
    }}}
  }}}
  return
}

// Loops over views of the tiles, with a last tile of 8 columns.
func.func @subviews(%A: !a, %B: !b, %C: !c) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %m = arith.constant 160 : index
  %n = arith.constant 200 : index
  %depth = arith.constant 120 : index
  scf.for %ii = %c0 to %m step %c32 {
  scf.for %jj = %c0 to %n step %c32 {
    %w = affine.min #tile32(%jj)
    %At = memref.subview %A[%ii, 0] [32, 120] [1, 1] : !a to memref<32x120xf32, strided<[120, 1], offset: ?>>
    %Bt = memref.subview %B[0, %jj] [120, %w] [1, 1] : !b to memref<120x?xf32, strided<[200, 1], offset: ?>>
    %Ct = memref.subview %C[%ii, %jj] [32, %w] [1, 1] : !c to memref<32x?xf32, strided<[200, 1], offset: ?>>
    scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %w step %c1 {
    scf.for %k = %c0 to %depth step %c1 {
      %a = memref.load %At[%i, %k] : memref<32x120xf32, strided<[120, 1], offset: ?>>
      %b = memref.load %Bt[%k, %j] : memref<120x?xf32, strided<[200, 1], offset: ?>>
      %c = memref.load %Ct[%i, %j] : memref<32x?xf32, strided<[200, 1], offset: ?>>
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      memref.store %s, %Ct[%i, %j] : memref<32x?xf32, strided<[200, 1], offset: ?>>
    }}}
  }}
  return
}

// An op on views of the tiles; its own loops run over rows, columns, then the sum.
func.func @linalg_on_subviews(%A: !a, %B: !b, %C: !c) {
  %c0 = arith.constant 0 : index
  %c40 = arith.constant 40 : index
  %m = arith.constant 160 : index
  %n = arith.constant 200 : index
  %k = arith.constant 120 : index
  scf.for %i = %c0 to %m step %c40 {
  scf.for %j = %c0 to %n step %c40 {
  scf.for %l = %c0 to %k step %c40 {
    %At = memref.subview %A[%i, %l] [40, 40] [1, 1] : !a to memref<40x40xf32, strided<[120, 1], offset: ?>>
    %Bt = memref.subview %B[%l, %j] [40, 40] [1, 1] : !b to memref<40x40xf32, strided<[200, 1], offset: ?>>
    %Ct = memref.subview %C[%i, %j] [40, 40] [1, 1] : !c to memref<40x40xf32, strided<[200, 1], offset: ?>>
    linalg.matmul ins(%At, %Bt : memref<40x40xf32, strided<[120, 1], offset: ?>>, memref<40x40xf32, strided<[200, 1], offset: ?>>)
      outs(%Ct : memref<40x40xf32, strided<[200, 1], offset: ?>>)
  }}}
  return
}

// The same with a last tile of 8 columns, and all of the sum at once.
func.func @linalg_on_partial_subviews(%A: !a, %B: !b, %C: !c) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %m = arith.constant 160 : index
  %n = arith.constant 200 : index
  scf.for %i = %c0 to %m step %c32 {
  scf.for %j = %c0 to %n step %c32 {
    %w = affine.min #tile32(%j)
    %At = memref.subview %A[%i, 0] [32, 120] [1, 1] : !a to memref<32x120xf32, strided<[120, 1], offset: ?>>
    %Bt = memref.subview %B[0, %j] [120, %w] [1, 1] : !b to memref<120x?xf32, strided<[200, 1], offset: ?>>
    %Ct = memref.subview %C[%i, %j] [32, %w] [1, 1] : !c to memref<32x?xf32, strided<[200, 1], offset: ?>>
    linalg.matmul ins(%At, %Bt : memref<32x120xf32, strided<[120, 1], offset: ?>>, memref<120x?xf32, strided<[200, 1], offset: ?>>)
      outs(%Ct : memref<32x?xf32, strided<[200, 1], offset: ?>>)
  }}
  return
}

// Tiles in any order, run here one after the other.
func.func @forall(%A: !a, %B: !b, %C: !c) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c120 = arith.constant 120 : index
  scf.forall (%ii, %jj) = (0, 0) to (160, 200) step (40, 40) {
    %i_end = arith.addi %ii, %c40 : index
    %j_end = arith.addi %jj, %c40 : index
    scf.for %i = %ii to %i_end step %c1 {
    scf.for %j = %jj to %j_end step %c1 {
    scf.for %k = %c0 to %c120 step %c1 {
      %a = memref.load %A[%i, %k] : !a
      %b = memref.load %B[%k, %j] : !b
      %c = memref.load %C[%i, %j] : !c
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      memref.store %s, %C[%i, %j] : !c
    }}}
  }
  return
}

func.func @parallel(%A: !a, %B: !b, %C: !c) {
  affine.parallel (%i) = (0) to (160) {
    affine.for %k = 0 to 120 {
    affine.for %j = 0 to 200 {
      %a = affine.load %A[%i, %k] : !a
      %b = affine.load %B[%k, %j] : !b
      %c = affine.load %C[%i, %j] : !c
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.store %s, %C[%i, %j] : !c
    }}
  }
  return
}

// Eight columns at a time, as vectors.
func.func @vectors(%A: !a, %B: !b, %C: !c) {
  affine.for %i = 0 to 160 {
  affine.for %k = 0 to 120 {
    %a = affine.load %A[%i, %k] : !a
    %as = vector.broadcast %a : f32 to vector<8xf32>
    affine.for %j = 0 to 200 step 8 {
      %b = affine.vector_load %B[%k, %j] : !b, vector<8xf32>
      %c = affine.vector_load %C[%i, %j] : !c, vector<8xf32>
      %p = arith.mulf %as, %b : vector<8xf32>
      %s = arith.addf %c, %p : vector<8xf32>
      affine.vector_store %s, %C[%i, %j] : !c, vector<8xf32>
    }
  }}
  return
}
