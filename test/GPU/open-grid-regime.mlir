// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=3328 %s | FileCheck %s --check-prefix=BELOW
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=3329 %s | FileCheck %s --check-prefix=FROM

// How many of the 132 SMs have a block is decided by N as well: up to 16,896 =
// 132 * 128 elements the one block of an SM takes as long however many there
// are. Whole warps work, so that 3,328 = 26 * 128 elements take, of the vector
// units of 26 SMs, 32 FLOP each at 66.9e12 * 26/132,
//   3328 * 32 / (66.9e12 * 26/132) = 8.0818 ns
// and 8 bytes each at 3.35e12, 7.9475 ns. With 3,329 a 27th block has one warp
// only, 105 * 32 elements as they are issued take
//   3360 * 32 / (66.9e12 * 27/132) = 7.8574 ns
// and the bytes, 13,316 read and as many written in 417 sectors of 32 each,
//   2 * 13344 / 3.35e12 = 7.9666 ns
// CHECK: "crossover": "memory-bound from N = 3329"
// BELOW: bound_by = "vector.f32"
// BELOW-SAME: time_s = 8.0817{{[0-9]+}}E-9 : f64
// FROM: bound_by = "hbm"
// FROM-SAME: time_s = 7.9665{{[0-9]+}}E-9 : f64
func.func @power(%x: memref<?xf32> {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %blocks = arith.ceildivui %n, %c128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 128 + t)>(%bx, %tx)
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xf32>
      %p = scf.for %k = %c0 to %c16 step %c1 iter_args(%a = %v) -> f32 {
        %m = arith.mulf %a, %v : f32
        %s = arith.addf %m, %v : f32
        scf.yield %s : f32
      }
      memref.store %p, %x[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
