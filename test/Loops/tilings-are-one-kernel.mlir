// RUN: roofline-opt --analyze %s | FileCheck %s

// A loop whose turns each make a slice of the result is one kernel: the tiles of
// B are not read from memory anew by every turn.

// CHECK-LABEL: @row_tiles
// CHECK-NOT: roofline.cost
// 2*64*32*16 = 65536 flops; A 64*16*4 = 4096 and B 16*32*4 = 2048 bytes in,
// 64*32*4 = 8192 out.
// CHECK: roofline.cost = {{.*}}flops = 65536 : i64
// CHECK-SAME: hbm_bytes_read = 6144 : i64
// CHECK-SAME: hbm_bytes_written = 8192 : i64
// CHECK-NOT: roofline.cost
func.func @row_tiles(%a: tensor<64x16xf32>, %b: tensor<16x32xf32>)
    -> tensor<64x32xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x32xf32>
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%out = %e)
      -> tensor<64x32xf32> {
    %rows = tensor.extract_slice %a[%i, 0] [8, 16] [1, 1]
        : tensor<64x16xf32> to tensor<8x16xf32>
    %tile = tensor.empty() : tensor<8x32xf32>
    %init = linalg.fill ins(%zero : f32) outs(%tile : tensor<8x32xf32>)
        -> tensor<8x32xf32>
    %p = linalg.matmul ins(%rows, %b : tensor<8x16xf32>, tensor<16x32xf32>)
                       outs(%init : tensor<8x32xf32>) -> tensor<8x32xf32>
    %next = tensor.insert_slice %p into %out[%i, 0] [8, 32] [1, 1]
        : tensor<8x32xf32> into tensor<64x32xf32>
    scf.yield %next : tensor<64x32xf32>
  }
  return %r : tensor<64x32xf32>
}

// CHECK-LABEL: @tiles_that_do_not_divide
// With N rows in tiles of 32, the last one shorter: N*16 additions, N*16*4 bytes
// either way.
// CHECK: roofline.cost = {{.*}}flops = "16*N"
// CHECK-SAME: hbm_bytes_read = "64*N"
// CHECK-SAME: hbm_bytes_written = "64*N"
func.func @tiles_that_do_not_divide(
    %x: tensor<?x16xf32> {roofline.dims = ["N", ""]}) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %r = scf.forall (%i) = (0) to (%n) step (32) shared_outs(%out = %e)
      -> tensor<?x16xf32> {
    %size = affine.min affine_map<(i)[n] -> (32, n - i)>(%i)[%n]
    %in = tensor.extract_slice %x[%i, 0] [%size, 16] [1, 1]
        : tensor<?x16xf32> to tensor<?x16xf32>
    %o = tensor.extract_slice %out[%i, 0] [%size, 16] [1, 1]
        : tensor<?x16xf32> to tensor<?x16xf32>
    %s = linalg.add ins(%in, %in : tensor<?x16xf32>, tensor<?x16xf32>)
                    outs(%o : tensor<?x16xf32>) -> tensor<?x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %out[%i, 0] [%size, 16] [1, 1]
          : tensor<?x16xf32> into tensor<?x16xf32>
    }
  }
  return %r : tensor<?x16xf32>
}

// CHECK-LABEL: @buffers
// Views of a memref count as slices do: 4 turns of 8*8 additions, and each buffer
// once, 32*8*4 = 1024 bytes.
// CHECK: roofline.cost = {{.*}}flops = 256 : i64
// CHECK-SAME: hbm_bytes_read = 1024 : i64
// CHECK-SAME: hbm_bytes_written = 1024 : i64
func.func @buffers(%x: memref<32x8xf32>, %y: memref<32x8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c8 {
    %in = memref.subview %x[%i, 0] [8, 8] [1, 1]
        : memref<32x8xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
    %out = memref.subview %y[%i, 0] [8, 8] [1, 1]
        : memref<32x8xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
    linalg.add ins(%in, %in : memref<8x8xf32, strided<[8, 1], offset: ?>>,
                              memref<8x8xf32, strided<[8, 1], offset: ?>>)
               outs(%out : memref<8x8xf32, strided<[8, 1], offset: ?>>)
  }
  return
}

// CHECK-LABEL: @recurrence
// Each turn needs the whole state of the one before: ten kernels.
// CHECK: linalg.add
// CHECK-SAME: executions = 10 : i64
func.func @recurrence(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%h = %x) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<8xf32>
    %s = linalg.add ins(%h, %x : tensor<8xf32>, tensor<8xf32>)
                    outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: @parallel_tiles_in_tiles
// Tiles of rows one after the other, those of columns in parallel inside:
// 64*32 exponentials of x, 64*32*4 = 8192 bytes in and out.
// CHECK: } {roofline.cost = {{.*}}domain = array<i64: 8, 4>, flops = 2048 : i64
// CHECK-SAME: hbm_bytes_read = 8192 : i64
// CHECK-SAME: hbm_bytes_written = 8192 : i64
// CHECK-NOT: roofline.cost
func.func @parallel_tiles_in_tiles(%x: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %e = tensor.empty() : tensor<64x32xf32>
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%rows = %e)
      -> tensor<64x32xf32> {
    %s = scf.forall (%j) = (0) to (32) step (8) shared_outs(%out = %rows)
        -> tensor<64x32xf32> {
      %in = tensor.extract_slice %x[%i, %j] [8, 8] [1, 1]
          : tensor<64x32xf32> to tensor<8x8xf32>
      %o = tensor.extract_slice %out[%i, %j] [8, 8] [1, 1]
          : tensor<64x32xf32> to tensor<8x8xf32>
      %y = linalg.exp ins(%in : tensor<8x8xf32>) outs(%o : tensor<8x8xf32>)
          -> tensor<8x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %y into %out[%i, %j] [8, 8] [1, 1]
            : tensor<8x8xf32> into tensor<64x32xf32>
      }
    }
    scf.yield %s : tensor<64x32xf32>
  }
  return %r : tensor<64x32xf32>
}
