// 256^3 in flat buffers, a block for each tile of 16 x 16. Each reads 16 rows of
// A and 16 columns of B, 2 * 16 * 256 * 4 = 32768 bytes, from L2: 256 blocks
// 8388608. 16 f32 are two sectors, so that no line is fetched for less than all
// of it, and 262144 bytes are written.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s
//
// CHECK: "l2": {
// CHECK-NEXT: "read": 8388608,
// CHECK-NEXT: "written": 262144,
// CHECK-NEXT: "compulsory": 786432,
// CHECK: "transferred": 8650752,
// CHECK-NEXT: "fills": 8650752
func.func @product(%a: memref<65536xf32>, %b: memref<65536xf32>, %c: memref<65536xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c16, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) {
    %x = affine.apply affine_map<(b, t) -> (16 * b + t)>(%bx, %tx)
    %row = affine.apply affine_map<(b, t) -> ((16 * b + t) * 256)>(%by, %ty)
    %sum = scf.for %k = %c0 to %c256 step %c16 iter_args(%s = %zero) -> f32 {
      %ia = affine.apply affine_map<(r, k, t) -> (r + k + t)>(%row, %k, %tx)
      %ib = affine.apply affine_map<(k, t, x) -> ((k + t) * 256 + x)>(%k, %ty, %x)
      %u = memref.load %a[%ia] : memref<65536xf32>
      %v = memref.load %b[%ib] : memref<65536xf32>
      %m = arith.mulf %u, %v : f32
      %n = arith.addf %s, %m : f32
      scf.yield %n : f32
    }
    %ic = affine.apply affine_map<(r, x) -> (r + x)>(%row, %x)
    memref.store %sum, %c[%ic] : memref<65536xf32>
    gpu.terminator
  }
  return
}
