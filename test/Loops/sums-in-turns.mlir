// RUN: roofline-opt --analyze %s | FileCheck %s

// A loop over the dimension that a product sums over is a tiling of it, though
// every turn adds to the same sums: turns need nothing of each other.

// All products here are 64x64x64 in tiles of 16: 2*64*64*64 = 524288 flops. A, B
// and C have 64*64*4 = 16384 bytes each. A, B and what C starts from are read,
// 49152 bytes, and C is written.

!m = memref<64x64xf32>
!mt = memref<16x16xf32, strided<[64, 1], offset: ?>>
!t = tensor<64x64xf32>
!tt = tensor<16x16xf32>
!row = tensor<64x16xf32>
!col = tensor<16x64xf32>

// CHECK-LABEL: @buffers
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4, 4, 4>, flops = 524288 : i64, hbm_bytes_read = 49152 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
func.func @buffers(%A: !m, %B: !m, %C: !m) {
  affine.for %k = 0 to 64 step 16 {
    affine.for %i = 0 to 64 step 16 {
      affine.for %j = 0 to 64 step 16 {
        %a = memref.subview %A[%i, %k] [16, 16] [1, 1] : !m to !mt
        %b = memref.subview %B[%k, %j] [16, 16] [1, 1] : !m to !mt
        %c = memref.subview %C[%i, %j] [16, 16] [1, 1] : !m to !mt
        linalg.matmul ins(%a, %b : !mt, !mt) outs(%c : !mt)
      }
    }
  }
  return
}

// CHECK-LABEL: @tensors
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4, 4, 4>, flops = 524288 : i64, hbm_bytes_read = 49152 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
func.func @tensors(%A: !t, %B: !t, %C: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %k = %c0 to %c64 step %c16 iter_args(%ck = %C) -> !t {
    %rk = scf.for %i = %c0 to %c64 step %c16 iter_args(%ci = %ck) -> !t {
      %ri = scf.for %j = %c0 to %c64 step %c16 iter_args(%cj = %ci) -> !t {
        %a = tensor.extract_slice %A[%i, %k] [16, 16] [1, 1] : !t to !tt
        %b = tensor.extract_slice %B[%k, %j] [16, 16] [1, 1] : !t to !tt
        %c = tensor.extract_slice %cj[%i, %j] [16, 16] [1, 1] : !t to !tt
        %d = linalg.matmul ins(%a, %b : !tt, !tt) outs(%c : !tt) -> !tt
        %e = tensor.insert_slice %d into %cj[%i, %j] [16, 16] [1, 1] : !tt into !t
        scf.yield %e : !t
      }
      scf.yield %ri : !t
    }
    scf.yield %rk : !t
  }
  return %r : !t
}

// The tiles inside run in parallel. What a fill makes is not read, and the fill
// itself, which only these sums start from, is free: A and B are read, 32768.
// CHECK-LABEL: @parallel_inside
// CHECK-NOT: roofline.cost
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4, 4, 4>, flops = 524288 : i64, hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
func.func @parallel_inside(%A: !t, %B: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : !t
  %C = linalg.fill ins(%zero : f32) outs(%empty : !t) -> !t
  %r = scf.for %k = %c0 to %c64 step %c16 iter_args(%ck = %C) -> !t {
    %rk = scf.forall (%i, %j) = (0, 0) to (64, 64) step (16, 16) shared_outs(%cij = %ck) -> !t {
      %a = tensor.extract_slice %A[%i, %k] [16, 16] [1, 1] : !t to !tt
      %b = tensor.extract_slice %B[%k, %j] [16, 16] [1, 1] : !t to !tt
      %c = tensor.extract_slice %cij[%i, %j] [16, 16] [1, 1] : !t to !tt
      %d = linalg.matmul ins(%a, %b : !tt, !tt) outs(%c : !tt) -> !tt
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %d into %cij[%i, %j] [16, 16] [1, 1] : !tt into !t
      }
    }
    scf.yield %rk : !t
  }
  return %r : !t
}

// No tiles but those of the sum: the loop carries all of C.
// CHECK-LABEL: @whole_sum
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4>, flops = 524288 : i64, hbm_bytes_read = 49152 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
func.func @whole_sum(%A: !t, %B: !t, %C: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %k = %c0 to %c64 step %c16 iter_args(%c = %C) -> !t {
    %a = tensor.extract_slice %A[0, %k] [64, 16] [1, 1] : !t to !row
    %b = tensor.extract_slice %B[%k, 0] [16, 64] [1, 1] : !t to !col
    %d = linalg.matmul ins(%a, %b : !row, !col) outs(%c : !t) -> !t
    scf.yield %d : !t
  }
  return %r : !t
}

// Two levels of tiles of the sum, the inner ones on tiles of C.
// CHECK-LABEL: @two_levels
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 2, 4, 2>, flops = 524288 : i64, hbm_bytes_read = 49152 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
func.func @two_levels(%A: !t, %B: !t, %C: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %kk = %c0 to %c64 step %c32 iter_args(%ckk = %C) -> !t {
    %rk = scf.for %i = %c0 to %c64 step %c16 iter_args(%ci = %ckk) -> !t {
      %c = tensor.extract_slice %ci[%i, 0] [16, 64] [1, 1] : !t to !col
      %s = scf.for %k = %c0 to %c32 step %c16 iter_args(%sum = %c) -> !col {
        %at = affine.apply affine_map<(kk, k) -> (kk + k)>(%kk, %k)
        %a = tensor.extract_slice %A[%i, %at] [16, 16] [1, 1] : !t to !tt
        %b = tensor.extract_slice %B[%at, 0] [16, 64] [1, 1] : !t to !col
        %d = linalg.matmul ins(%a, %b : !tt, !col) outs(%sum : !col) -> !col
        scf.yield %d : !col
      }
      %e = tensor.insert_slice %s into %ci[%i, 0] [16, 64] [1, 1] : !col into !t
      scf.yield %e : !t
    }
    scf.yield %rk : !t
  }
  return %r : !t
}

// What is multiplied may be a copy of the slice, changed element by element. The
// 64*16 exponentials of A add 4096 flops, once for every tile: 4 tiles of k.
// CHECK-LABEL: @copies_of_slices
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4>, flops = 528384 : i64, hbm_bytes_read = 49152 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
!mrow = memref<64x16xf32, strided<[64, 1], offset: ?>>
!mcol = memref<16x64xf32, strided<[64, 1], offset: ?>>
func.func @copies_of_slices(%A: !m, %B: !m, %C: !m) {
  affine.for %k = 0 to 64 step 16 {
    %a = memref.subview %A[0, %k] [64, 16] [1, 1] : !m to !mrow
    %b = memref.subview %B[%k, 0] [16, 64] [1, 1] : !m to !mcol
    %la = memref.alloc() : memref<64x16xf32>
    %lb = memref.alloc() : memref<16x64xf32>
    linalg.exp ins(%a : !mrow) outs(%la : memref<64x16xf32>)
    memref.copy %b, %lb : !mcol to memref<16x64xf32>
    linalg.matmul ins(%la, %lb : memref<64x16xf32>, memref<16x64xf32>) outs(%C : !m)
    memref.dealloc %la : memref<64x16xf32>
    memref.dealloc %lb : memref<16x64xf32>
  }
  return
}

// Tiles of C around, and what follows the sum in the same turn: bias and relu.
// The bias has 64*4 = 256 bytes; 2*64*64 = 8192 flops more.
// CHECK-LABEL: @epilogue
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4, 4>, flops = 532480 : i64, hbm_bytes_read = 33024 : i64, hbm_bytes_written = 16384 : i64
// CHECK-NOT: roofline.cost
func.func @epilogue(%A: !t, %B: !t, %bias: tensor<64xf32>) -> !t {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : !t
  %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%out = %empty) -> !t {
    %e = tensor.empty() : !col
    %f = linalg.fill ins(%zero : f32) outs(%e : !col) -> !col
    %s = scf.for %k = %c0 to %c64 step %c16 iter_args(%sum = %f) -> !col {
      %a = tensor.extract_slice %A[%i, %k] [16, 16] [1, 1] : !t to !tt
      %b = tensor.extract_slice %B[%k, 0] [16, 64] [1, 1] : !t to !col
      %d = linalg.matmul ins(%a, %b : !tt, !col) outs(%sum : !col) -> !col
      scf.yield %d : !col
    }
    %y = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%s, %bias : !col, tensor<64xf32>) outs(%e : !col) {
      ^bb0(%u: f32, %v: f32, %o: f32):
        %w = arith.addf %u, %v : f32
        %x = arith.maximumf %w, %zero : f32
        linalg.yield %x : f32
    } -> !col
    %next = tensor.insert_slice %y into %out[%i, 0] [16, 64] [1, 1] : !col into !t
    scf.yield %next : !t
  }
  return %r : !t
}

// C less what others make, as in a blocked factorisation: the order of the
// turns does not matter here either.
// CHECK-LABEL: @subtracted
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 4>
// CHECK-NOT: roofline.cost
func.func @subtracted(%A: !m, %C: memref<64xf32>) {
  affine.for %k = 0 to 64 step 16 {
    %a = memref.subview %A[0, %k] [64, 16] [1, 1] : !m to !mrow
    linalg.generic {
        indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%a : !mrow) outs(%C : memref<64xf32>) {
      ^bb0(%u: f32, %o: f32):
        %w = arith.subf %o, %u : f32
        linalg.yield %w : f32
    }
  }
  return
}
