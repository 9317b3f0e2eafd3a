// RUN: roofline-opt --analyze %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=n=1000 %s | FileCheck %s --check-prefix=BOUND

// As many blocks as n elements need: exactly n threads have work, whatever n is.

// CHECK: domain = [1, 1, "ceildiv(n, 256)", 1, 1, 256]
// CHECK-SAME: flops = "n"
// CHECK-SAME: hbm_bytes_read = "4*n"
// CHECK-SAME: hbm_bytes_written = "4*n"
// BOUND: flops = 1000 : i64
// BOUND-SAME: hbm_bytes_read = 4000 : i64
func.func @double(%x: memref<?xf32> {roofline.dims = ["n"]},
                  %y: memref<?xf32> {roofline.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %blocks = arith.ceildivui %n, %c256 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 256 + t)>(%bx, %tx)
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %u = memref.load %x[%i] : memref<?xf32>
      %v = arith.addf %u, %u : f32
      memref.store %v, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
