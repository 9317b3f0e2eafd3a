// RUN: roofline-opt --analyze %s | FileCheck %s

// Tiles of rows that ids select: every turn may find other rows, as far as its
// ids are others. All ids are i32, all rows f32.

#point = affine_map<(i, j) -> (i)>
#row = affine_map<(i, j) -> (i, j)>
#id = affine_map<(i) -> (i)>
#half = affine_map<(i) -> (i floordiv 2)>

// 8 turns of 8 ids: 64 ids of 4 bytes are 256, and 64 rows of 16 * 4 are 4096.
// CHECK-LABEL: @large_table
// CHECK: scf.for
// CHECK: hbm_bytes_read = 4352 : i64
// CHECK-SAME: hbm_bytes_written = 4096 : i64
func.func @large_table(%table: tensor<1000x16xf32>, %ids: tensor<64xi32>)
    -> tensor<64x16xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %empty = tensor.empty() : tensor<64x16xf32>
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%acc = %empty)
      -> tensor<64x16xf32> {
    %some = tensor.extract_slice %ids[%i] [8] [1]
        : tensor<64xi32> to tensor<8xi32>
    %out = tensor.extract_slice %acc[%i, 0] [8, 16] [1, 1]
        : tensor<64x16xf32> to tensor<8x16xf32>
    %rows = linalg.generic {indexing_maps = [#point, #row],
                            iterator_types = ["parallel", "parallel"]}
        ins(%some : tensor<8xi32>) outs(%out : tensor<8x16xf32>) {
    ^bb0(%id: i32, %o: f32):
      %n = arith.index_cast %id : i32 to index
      %j = linalg.index 1 : index
      %x = tensor.extract %table[%n, %j] : tensor<1000x16xf32>
      linalg.yield %x : f32
    } -> tensor<8x16xf32>
    %next = tensor.insert_slice %rows into %acc[%i, 0] [8, 16] [1, 1]
        : tensor<8x16xf32> into tensor<64x16xf32>
    scf.yield %next : tensor<64x16xf32>
  }
  return %r : tensor<64x16xf32>
}

// All of 3 rows, 3 * 16 * 4 = 192, and 256 of ids.
// CHECK-LABEL: @small_table
// CHECK: scf.forall
// CHECK: hbm_bytes_read = 448 : i64
func.func @small_table(%table: tensor<3x16xf32>, %ids: tensor<64xi32>)
    -> tensor<64x16xf32> {
  %empty = tensor.empty() : tensor<64x16xf32>
  %r = scf.forall (%i) = (0) to (64) step (8) shared_outs(%acc = %empty)
      -> (tensor<64x16xf32>) {
    %some = tensor.extract_slice %ids[%i] [8] [1]
        : tensor<64xi32> to tensor<8xi32>
    %out = tensor.extract_slice %acc[%i, 0] [8, 16] [1, 1]
        : tensor<64x16xf32> to tensor<8x16xf32>
    %rows = linalg.generic {indexing_maps = [#point, #row],
                            iterator_types = ["parallel", "parallel"]}
        ins(%some : tensor<8xi32>) outs(%out : tensor<8x16xf32>) {
    ^bb0(%id: i32, %o: f32):
      %n = arith.index_cast %id : i32 to index
      %j = linalg.index 1 : index
      %x = tensor.extract %table[%n, %j] : tensor<3x16xf32>
      linalg.yield %x : f32
    } -> tensor<8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %rows into %acc[%i, 0] [8, 16] [1, 1]
          : tensor<8x16xf32> into tensor<64x16xf32>
    }
  }
  return %r : tensor<64x16xf32>
}

// Tiles of 8 x 8, whose columns begin where a captured index says: again 64 ids
// and 64 * 16 elements, 256 + 4096 bytes.
// CHECK-LABEL: @tiles_of_columns
// CHECK: scf.forall
// CHECK: hbm_bytes_read = 4352 : i64
func.func @tiles_of_columns(%table: tensor<1000x16xf32>, %ids: tensor<64xi32>)
    -> tensor<64x16xf32> {
  %empty = tensor.empty() : tensor<64x16xf32>
  %r = scf.forall (%i, %c) = (0, 0) to (64, 16) step (8, 8)
      shared_outs(%acc = %empty) -> (tensor<64x16xf32>) {
    %some = tensor.extract_slice %ids[%i] [8] [1]
        : tensor<64xi32> to tensor<8xi32>
    %out = tensor.extract_slice %acc[%i, %c] [8, 8] [1, 1]
        : tensor<64x16xf32> to tensor<8x8xf32>
    %rows = linalg.generic {indexing_maps = [#point, #row],
                            iterator_types = ["parallel", "parallel"]}
        ins(%some : tensor<8xi32>) outs(%out : tensor<8x8xf32>) {
    ^bb0(%id: i32, %o: f32):
      %n = arith.index_cast %id : i32 to index
      %d = linalg.index 1 : index
      %j = arith.addi %d, %c : index
      %x = tensor.extract %table[%n, %j] : tensor<1000x16xf32>
      linalg.yield %x : f32
    } -> tensor<8x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %rows into %acc[%i, %c] [8, 8] [1, 1]
          : tensor<8x8xf32> into tensor<64x16xf32>
    }
  }
  return %r : tensor<64x16xf32>
}

// Where each turn has the same ids it finds the same 8 rows, 8 * 64 = 512 bytes
// with 32 of ids, and writes them to another place, 4 * 512.
// CHECK-LABEL: @same_ids
// CHECK: scf.forall
// CHECK: hbm_bytes_read = 544 : i64
// CHECK-SAME: hbm_bytes_written = 2048 : i64
func.func @same_ids(%table: tensor<1000x16xf32>, %ids: tensor<8xi32>)
    -> tensor<32x16xf32> {
  %empty = tensor.empty() : tensor<32x16xf32>
  %r = scf.forall (%i) = (0) to (32) step (8) shared_outs(%acc = %empty)
      -> (tensor<32x16xf32>) {
    %out = tensor.extract_slice %acc[%i, 0] [8, 16] [1, 1]
        : tensor<32x16xf32> to tensor<8x16xf32>
    %rows = linalg.generic {indexing_maps = [#point, #row],
                            iterator_types = ["parallel", "parallel"]}
        ins(%ids : tensor<8xi32>) outs(%out : tensor<8x16xf32>) {
    ^bb0(%id: i32, %o: f32):
      %n = arith.index_cast %id : i32 to index
      %j = linalg.index 1 : index
      %x = tensor.extract %table[%n, %j] : tensor<1000x16xf32>
      linalg.yield %x : f32
    } -> tensor<8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %rows into %acc[%i, 0] [8, 16] [1, 1]
          : tensor<8x16xf32> into tensor<32x16xf32>
    }
  }
  return %r : tensor<32x16xf32>
}

// 8 turns that look for 4 rows each among 8 others: 32 rows of 64 bytes, 2048,
// and 128 of ids.
// CHECK-LABEL: @moving_table
// CHECK: scf.forall
// CHECK: hbm_bytes_read = 2176 : i64
func.func @moving_table(%table: tensor<64x16xf32>, %ids: tensor<32xi32>)
    -> tensor<32x16xf32> {
  %empty = tensor.empty() : tensor<32x16xf32>
  %r = scf.forall (%t) in (8) shared_outs(%acc = %empty)
      -> (tensor<32x16xf32>) {
    %i = affine.apply affine_map<(t) -> (4 * t)>(%t)
    %first = affine.apply affine_map<(t) -> (8 * t)>(%t)
    %part = tensor.extract_slice %table[%first, 0] [8, 16] [1, 1]
        : tensor<64x16xf32> to tensor<8x16xf32>
    %some = tensor.extract_slice %ids[%i] [4] [1]
        : tensor<32xi32> to tensor<4xi32>
    %out = tensor.extract_slice %acc[%i, 0] [4, 16] [1, 1]
        : tensor<32x16xf32> to tensor<4x16xf32>
    %rows = linalg.generic {indexing_maps = [#point, #row],
                            iterator_types = ["parallel", "parallel"]}
        ins(%some : tensor<4xi32>) outs(%out : tensor<4x16xf32>) {
    ^bb0(%id: i32, %o: f32):
      %n = arith.index_cast %id : i32 to index
      %j = linalg.index 1 : index
      %x = tensor.extract %part[%n, %j] : tensor<8x16xf32>
      linalg.yield %x : f32
    } -> tensor<4x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %rows into %acc[%i, 0] [4, 16] [1, 1]
          : tensor<4x16xf32> into tensor<32x16xf32>
    }
  }
  return %r : tensor<32x16xf32>
}

// No gather, but bounds all the same: 8 turns of 4 elements, each for two
// results, read 32 * 4 = 128 bytes.
// CHECK-LABEL: @repeated_twice
// CHECK: scf.forall
// CHECK: hbm_bytes_read = 128 : i64
// CHECK-SAME: hbm_bytes_written = 256 : i64
func.func @repeated_twice(%x: tensor<32xf32>) -> tensor<64xf32> {
  %empty = tensor.empty() : tensor<64xf32>
  %r = scf.forall (%t) in (8) shared_outs(%acc = %empty) -> (tensor<64xf32>) {
    %i = affine.apply affine_map<(t) -> (4 * t)>(%t)
    %o = affine.apply affine_map<(t) -> (8 * t)>(%t)
    %in = tensor.extract_slice %x[%i] [4] [1] : tensor<32xf32> to tensor<4xf32>
    %out = tensor.extract_slice %acc[%o] [8] [1]
        : tensor<64xf32> to tensor<8xf32>
    %twice = linalg.generic {indexing_maps = [#half, #id],
                             iterator_types = ["parallel"]}
        ins(%in : tensor<4xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %a : f32
    } -> tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %twice into %acc[%o] [8] [1]
          : tensor<8xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}
