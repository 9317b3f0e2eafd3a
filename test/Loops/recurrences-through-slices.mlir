// RUN: roofline-opt --analyze %s | FileCheck %s

// A turn that reads what other turns write needs them done before: the loop is
// no tiling, though it writes slices, and each turn reads its weights anew.

// Turn t reads row t - 1. 10 turns of 2*64*64 = 8192 flops; the weights,
// 64*64*4 = 16384 bytes, and a row, 256 bytes, in; a row out.
// CHECK-LABEL: func.func @rows_from_rows
// CHECK: linalg.matmul
// CHECK-SAME: executions = 10 : i64, flops = 81920 : i64, hbm_bytes_read = 166400 : i64, hbm_bytes_written = 2560 : i64
func.func @rows_from_rows(%w: tensor<64x64xf32>, %first: tensor<11x64xf32>)
    -> tensor<11x64xf32> {
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %t = %c1 to %c11 step %c1 iter_args(%rows = %first)
      -> tensor<11x64xf32> {
    %before = arith.subi %t, %c1 : index
    %row = tensor.extract_slice %rows[%before, 0] [1, 64] [1, 1]
        : tensor<11x64xf32> to tensor<1x64xf32>
    %e = tensor.empty() : tensor<1x64xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x64xf32>)
        -> tensor<1x64xf32>
    %p = linalg.matmul ins(%row, %w : tensor<1x64xf32>, tensor<64x64xf32>)
                       outs(%f : tensor<1x64xf32>) -> tensor<1x64xf32>
    %next = tensor.insert_slice %p into %rows[%t, 0] [1, 64] [1, 1]
        : tensor<1x64xf32> into tensor<11x64xf32>
    scf.yield %next : tensor<11x64xf32>
  }
  return %r : tensor<11x64xf32>
}

// The same with all rows so far, as a cache of keys: 1 + 2 + ... + 10 = 55 rows
// of 64 exponentials.
// CHECK-LABEL: func.func @all_so_far
// CHECK: math.exp
// CHECK-SAME: executions = 10 : i64, flops = 3520 : i64
func.func @all_so_far(%first: tensor<11x64xf32>) -> tensor<11x64xf32> {
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %t = %c1 to %c11 step %c1 iter_args(%rows = %first)
      -> tensor<11x64xf32> {
    %done = tensor.extract_slice %rows[0, 0] [%t, 64] [1, 1]
        : tensor<11x64xf32> to tensor<?x64xf32>
    %e = math.exp %done : tensor<?x64xf32>
    %last = arith.subi %t, %c1 : index
    %row = tensor.extract_slice %e[%last, 0] [1, 64] [1, 1]
        : tensor<?x64xf32> to tensor<1x64xf32>
    %next = tensor.insert_slice %row into %rows[%t, 0] [1, 64] [1, 1]
        : tensor<1x64xf32> into tensor<11x64xf32>
    scf.yield %next : tensor<11x64xf32>
  }
  return %r : tensor<11x64xf32>
}

// Buffers: layer l reads slice l and writes slice l + 1. 6 turns of
// 2*8*16*16 = 4096 flops; 16*16*4 + 2*8*16*4 = 2048 bytes in (the old output
// is added to), 8*16*4 = 512 out.
!m = memref<16x16xf32, strided<[16, 1], offset: ?>>
!v = memref<8x16xf32, strided<[16, 1], offset: ?>>
// CHECK-LABEL: func.func @layers_in_one_buffer
// CHECK: linalg.matmul
// CHECK-SAME: executions = 6 : i64, flops = 24576 : i64, hbm_bytes_read = 12288 : i64, hbm_bytes_written = 3072 : i64
func.func @layers_in_one_buffer(%w: memref<6x16x16xf32>,
                                %all: memref<7x8x16xf32>) {
  affine.for %l = 0 to 6 {
    %next = affine.apply affine_map<(l) -> (l + 1)>(%l)
    %of = memref.subview %w[%l, 0, 0] [1, 16, 16] [1, 1, 1]
        : memref<6x16x16xf32> to !m
    %in = memref.subview %all[%l, 0, 0] [1, 8, 16] [1, 1, 1]
        : memref<7x8x16xf32> to !v
    %out = memref.subview %all[%next, 0, 0] [1, 8, 16] [1, 1, 1]
        : memref<7x8x16xf32> to !v
    linalg.matmul ins(%in, %of : !v, !m) outs(%out : !v)
  }
  return
}

// The recurrence is in the loop inside: the one around, over sequences, does
// not make it a tiling. 3*5 turns of 32 additions.
// CHECK-LABEL: func.func @recurrence_inside
// CHECK: linalg.add
// CHECK-SAME: executions = 15 : i64, flops = 480 : i64, hbm_bytes_read = 3840 : i64, hbm_bytes_written = 1920 : i64
!r = memref<32xf32, strided<[1], offset: ?>>
func.func @recurrence_inside(%all: memref<3x6x32xf32>, %x: memref<32xf32>) {
  affine.for %s = 0 to 3 {
    affine.for %t = 1 to 6 {
      %before = affine.apply affine_map<(t) -> (t - 1)>(%t)
      %in = memref.subview %all[%s, %before, 0] [1, 1, 32] [1, 1, 1]
          : memref<3x6x32xf32> to !r
      %out = memref.subview %all[%s, %t, 0] [1, 1, 32] [1, 1, 1]
          : memref<3x6x32xf32> to !r
      linalg.add ins(%in, %x : !r, memref<32xf32>) outs(%out : !r)
    }
  }
  return
}

// A turn may read all that it has written itself: tiles of a row, then the row.
// 4*64 additions and as many exponentials; 4*64*4 = 1024 bytes of x in, the
// sums and y out: what is made inside is not read from memory.
// CHECK-LABEL: func.func @own_tiles
// CHECK: memref.subview
// CHECK: } {roofline.cost =
// CHECK-SAME: domain = array<i64: 4, 2>, flops = 512 : i64, hbm_bytes_read = 1024 : i64, hbm_bytes_written = 2048 : i64
!t = memref<1x32xf32, strided<[64, 1], offset: ?>>
!w = memref<1x64xf32, strided<[64, 1], offset: ?>>
func.func @own_tiles(%x: memref<4x64xf32>, %sums: memref<4x64xf32>,
                     %y: memref<4x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c64 step %c32 {
      %in = memref.subview %x[%i, %j] [1, 32] [1, 1] : memref<4x64xf32> to !t
      %out = memref.subview %sums[%i, %j] [1, 32] [1, 1]
          : memref<4x64xf32> to !t
      linalg.add ins(%in, %in : !t, !t) outs(%out : !t)
    }
    %row = memref.subview %sums[%i, 0] [1, 64] [1, 1] : memref<4x64xf32> to !w
    %out = memref.subview %y[%i, 0] [1, 64] [1, 1] : memref<4x64xf32> to !w
    linalg.exp ins(%row : !w) outs(%out : !w)
  }
  return
}

// Time steps around tiles: step t + 1 is made from step t, tile by tile, and
// the tiles of one step do not read each other. 5 kernels of 2 tiles.
// CHECK-LABEL: func.func @steps_of_tiles
// CHECK: } {roofline.cost =
// CHECK-SAME: domain = array<i64: 2>, executions = 5 : i64, flops = 320 : i64
// CHECK-NOT: roofline.cost
!u = memref<1x32xf32, strided<[64, 1], offset: ?>>
func.func @steps_of_tiles(%a: memref<6x64xf32>) {
  affine.for %t = 0 to 5 {
    %next = affine.apply affine_map<(t) -> (t + 1)>(%t)
    affine.for %i = 0 to 64 step 32 {
      %in = memref.subview %a[%t, %i] [1, 32] [1, 1] : memref<6x64xf32> to !u
      %out = memref.subview %a[%next, %i] [1, 32] [1, 1]
          : memref<6x64xf32> to !u
      linalg.exp ins(%in : !u) outs(%out : !u)
    }
  }
  return
}
