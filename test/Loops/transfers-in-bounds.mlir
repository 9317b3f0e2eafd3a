// RUN: roofline-opt --analyze --target=h100-sxm --split-input-file %s \
// RUN:   | FileCheck %s

// Transfers without in_bounds, as affine-super-vectorize writes them: the ranges
// of loops tell which lanes move. Arithmetic counts all lanes.

// 8 turns of 128 additions; 1024*4 = 4096 bytes in and out.
// CHECK-LABEL: func.func @whole_tiles
// CHECK: } {roofline.cost =
// CHECK-SAME: flops = 1024 : i64, hbm_bytes_read = 4096 : i64, hbm_bytes_written = 4096 : i64
func.func @whole_tiles(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  %pad = ub.poison : f32
  affine.for %i = 0 to 1024 step 128 {
    %a = vector.transfer_read %x[%i], %pad : memref<1024xf32>, vector<128xf32>
    %b = arith.addf %a, %a : vector<128xf32>
    vector.transfer_write %b, %y[%i] : vector<128xf32>, memref<1024xf32>
  }
  return
}

// -----

// The last of 8 vectors has 1000 - 7*128 = 104 elements: 1000*4 = 4000 bytes,
// and 8*128 additions all the same.
// CHECK-LABEL: func.func @last_tile
// CHECK: } {roofline.cost =
// CHECK-SAME: flops = 1024 : i64, hbm_bytes_read = 4000 : i64, hbm_bytes_written = 4000 : i64
func.func @last_tile(%x: memref<1000xf32>, %y: memref<1000xf32>) {
  %pad = ub.poison : f32
  affine.for %i = 0 to 1000 step 128 {
    %a = vector.transfer_read %x[%i], %pad : memref<1000xf32>, vector<128xf32>
    %b = arith.addf %a, %a : vector<128xf32>
    vector.transfer_write %b, %y[%i] : vector<128xf32>, memref<1000xf32>
  }
  return
}

// -----

// Open sizes: ceildiv(N, 8) vectors of 8 lanes, N elements.
// CHECK-LABEL: func.func @open
// CHECK: } {roofline.cost =
// CHECK-SAME: flops = "8*ceildiv(N, 8)", hbm_bytes_read = "4*N", hbm_bytes_written = "4*N"
func.func @open(%x: memref<?xf32> {roofline.dims = ["N"]}, %y: memref<?xf32> {roofline.dims = ["N"]}) {
  %pad = ub.poison : f32
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n step 8 {
    %a = vector.transfer_read %x[%i], %pad : memref<?xf32>, vector<8xf32>
    %b = arith.addf %a, %a : vector<8xf32>
    vector.transfer_write %b, %y[%i] : vector<8xf32>, memref<?xf32>
  }
  return
}

// -----

// A product vectorised along j. A's element goes to all lanes. A, B and C once:
// (64*32 + 32*32 + 64*32)*4 = 20480 bytes in, 64*32*4 = 8192 out, from L2 as well,
// since all of it fits next to the core: the order is followed.
// CHECK-LABEL: func.func @broadcast
// CHECK: } {roofline.cost =
// CHECK-SAME: flops = 131072 : i64, hbm_bytes_read = 20480 : i64, hbm_bytes_written = 8192 : i64
// CHECK-SAME: l2_bytes = 28672 : i64
func.func @broadcast(%A: memref<64x32xf32>, %B: memref<32x32xf32>, %C: memref<64x32xf32>) {
  %pad = ub.poison : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 step 8 {
      affine.for %k = 0 to 32 {
        %a = vector.transfer_read %A[%i, %k], %pad {permutation_map = affine_map<(i, k) -> (0)>}
            : memref<64x32xf32>, vector<8xf32>
        %b = vector.transfer_read %B[%k, %j], %pad : memref<32x32xf32>, vector<8xf32>
        %c = vector.transfer_read %C[%i, %j], %pad : memref<64x32xf32>, vector<8xf32>
        %p = arith.mulf %a, %b : vector<8xf32>
        %s = arith.addf %c, %p : vector<8xf32>
        vector.transfer_write %s, %C[%i, %j] : vector<8xf32>, memref<64x32xf32>
      }
    }
  }
  return
}

// -----

// Columns of 12 rows in vectors of 8, the second clipped to 4: all 12*16
// elements, 768 bytes.
// CHECK-LABEL: func.func @transposed
// CHECK: } {roofline.cost =
// CHECK-SAME: hbm_bytes_read = 768 : i64, hbm_bytes_written = 768 : i64
func.func @transposed(%x: memref<12x16xf32>, %y: memref<12x16xf32>) {
  %pad = ub.poison : f32
  affine.for %j = 0 to 16 step 4 {
    affine.for %i = 0 to 12 step 8 {
      %a = vector.transfer_read %x[%i, %j], %pad {permutation_map = affine_map<(i, j) -> (j, i)>}
          : memref<12x16xf32>, vector<4x8xf32>
      vector.transfer_write %a, %y[%i, %j] {permutation_map = affine_map<(i, j) -> (j, i)>}
          : vector<4x8xf32>, memref<12x16xf32>
    }
  }
  return
}

// -----

// The first turn begins in front of the buffer: which lanes move is not known.
// CHECK-LABEL: func.func @in_front
// CHECK: roofline.unmodelled = "a transfer that may run out of bounds"
func.func @in_front(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  %pad = ub.poison : f32
  affine.for %i = 0 to 1024 step 128 {
    %before = affine.apply affine_map<(i) -> (i - 1)>(%i)
    %a = vector.transfer_read %x[%before], %pad : memref<1024xf32>, vector<128xf32>
    vector.transfer_write %a, %y[%i] : vector<128xf32>, memref<1024xf32>
  }
  return
}

// -----

// The last turn begins behind its end.
// CHECK-LABEL: func.func @behind
// CHECK: roofline.unmodelled = "a transfer that may run out of bounds"
func.func @behind(%x: memref<1000xf32>, %y: memref<2048xf32>) {
  %pad = ub.poison : f32
  affine.for %i = 0 to 1153 step 128 {
    %a = vector.transfer_read %x[%i], %pad : memref<1000xf32>, vector<128xf32>
    vector.transfer_write %a, %y[%i] : vector<128xf32>, memref<2048xf32>
  }
  return
}
