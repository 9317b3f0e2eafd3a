// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Five points on a 100x70 field, the rim left alone: 98*68 = 6664 of the 35
// blocks' 8960 threads. 4 additions each.
//   read: all but the four corners, (7000 - 4) * 4 bytes
//   written: 6664 * 4 bytes
// CHECK: flops = 26656 : i64
// CHECK-SAME: hbm_bytes_read = 27984 : i64
// CHECK-SAME: hbm_bytes_written = 26656 : i64

// Five loads and a store.
// REPORT: "requested": 159936,
// REPORT: "complete": true
func.func @stencil(%in: memref<100x70xf32>, %out: memref<100x70xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %last_i = arith.constant 98 : index
  %end_j = arith.constant 69 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c5, %gy = %c7, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %j = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%bx, %tx)
    %i = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%by, %ty)
    // Each of the four ways to write a bound.
    %from_i = arith.cmpi sge, %i, %c1 : index
    %to_i = arith.cmpi sle, %i, %last_i : index
    %from_j = arith.cmpi slt, %c0, %j : index
    %to_j = arith.cmpi ugt, %end_j, %j : index
    %in_i = arith.andi %from_i, %to_i : i1
    %in_j = arith.andi %from_j, %to_j : i1
    %inside = arith.andi %in_i, %in_j : i1
    scf.if %inside {
      %up = arith.subi %i, %c1 : index
      %down = arith.addi %i, %c1 : index
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %c = memref.load %in[%i, %j] : memref<100x70xf32>
      %u = memref.load %in[%up, %j] : memref<100x70xf32>
      %d = memref.load %in[%down, %j] : memref<100x70xf32>
      %l = memref.load %in[%i, %left] : memref<100x70xf32>
      %r = memref.load %in[%i, %right] : memref<100x70xf32>
      %s0 = arith.addf %c, %u : f32
      %s1 = arith.addf %s0, %d : f32
      %s2 = arith.addf %s1, %l : f32
      %s3 = arith.addf %s2, %r : f32
      memref.store %s3, %out[%i, %j] : memref<100x70xf32>
    }
    gpu.terminator
  }
  return
}
