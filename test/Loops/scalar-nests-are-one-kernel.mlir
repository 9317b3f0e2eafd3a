// RUN: roofline-opt --analyze %s | FileCheck %s

// A nest that holds scalar code only is one kernel with the footprints of its
// loads and stores.

// CHECK-LABEL: @matmul
// 2*16*24*32 = 24576 flops. A 16*32*4 = 2048, B 32*24*4 = 3072, C 16*24*4 = 1536
// bytes in; C out.
// CHECK: domain = array<i64: 16, 24, 32>
// CHECK-SAME: flops = 24576 : i64
// CHECK-SAME: hbm_bytes_read = 6656 : i64
// CHECK-SAME: hbm_bytes_written = 1536 : i64
func.func @matmul(%a: memref<16x32xf32>, %b: memref<32x24xf32>,
                  %c: memref<16x24xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 24 {
      affine.for %k = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<16x32xf32>
        %y = affine.load %b[%k, %j] : memref<32x24xf32>
        %z = affine.load %c[%i, %j] : memref<16x24xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<16x24xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: @stencil
// 3 reads at i, i + 1 and i + 2 for i < 30 touch 32 elements: 128 bytes; 2
// additions each.
// CHECK: flops = 60 : i64
// CHECK-SAME: hbm_bytes_read = 128 : i64
// CHECK-SAME: hbm_bytes_written = 120 : i64
func.func @stencil(%x: memref<32xf32>, %y: memref<30xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c30 = arith.constant 30 : index
  scf.parallel (%i) = (%c0) to (%c30) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %k = arith.addi %i, %c2 : index
    %a = memref.load %x[%i] : memref<32xf32>
    %b = memref.load %x[%j] : memref<32xf32>
    %c = memref.load %x[%k] : memref<32xf32>
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %c : f32
    memref.store %t, %y[%i] : memref<30xf32>
  }
  return
}

// CHECK-LABEL: @lower_half
// Row i has i + 1 elements: 1 + 2 + ... + 8 = 36 multiplications, 36*4 = 144
// bytes in and out.
// CHECK: flops = 36 : i64
// CHECK-SAME: hbm_bytes_read = 144 : i64
// CHECK-SAME: hbm_bytes_written = 144 : i64
func.func @lower_half(%x: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
      %a = affine.load %x[%i, %j] : memref<8x8xf32>
      %p = arith.mulf %a, %a : f32
      affine.store %p, %x[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// CHECK-LABEL: @vectors
// 4 turns of 8 lanes: 32 additions, 128 bytes in and out.
// CHECK: flops = 32 : i64
// CHECK-SAME: hbm_bytes_read = 128 : i64
// CHECK-SAME: hbm_bytes_written = 128 : i64
func.func @vectors(%x: memref<32xf32>, %y: memref<32xf32>) {
  affine.for %i = 0 to 32 step 8 {
    %v = vector.load %x[%i] : memref<32xf32>, vector<8xf32>
    %s = arith.addf %v, %v : vector<8xf32>
    vector.store %s, %y[%i] : memref<32xf32>, vector<8xf32>
  }
  return
}

// CHECK-LABEL: @gather
// 10 indices of 8 bytes, and at most 10 of 1000 elements of 4.
// CHECK: hbm_bytes_read = 120 : i64
// CHECK-SAME: hbm_bytes_written = 40 : i64
func.func @gather(%ids: memref<10xindex>, %table: memref<1000xf32>,
                  %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %id = affine.load %ids[%i] : memref<10xindex>
    %v = memref.load %table[%id] : memref<1000xf32>
    affine.store %v, %y[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: @only_counts
// CHECK-NOT: roofline
func.func @only_counts(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return %r : index
}

// CHECK-LABEL: @stencil_of_open_size
// n values at i, i + 1 and i + 2 are n + 2, where there are any: each shift adds
// min(n, 1).
// CHECK: flops = "2*n"
// CHECK-SAME: hbm_bytes_read = "4*n + 8*min(n, 1)"
// CHECK-SAME: hbm_bytes_written = "4*n"
// CHECK-SAME: regime = "memory-bound"
func.func @stencil_of_open_size(%x: memref<?xf32>, %y: memref<?xf32>,
                                %n: index {roofline.dims = ["n"]}) {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %x[%i + 1] : memref<?xf32>
    %c = affine.load %x[%i + 2] : memref<?xf32>
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %c : f32
    affine.store %t, %y[%i] : memref<?xf32>
  }
  return
}
