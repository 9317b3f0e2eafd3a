// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Layer norm over rows of 512, a block of 128 threads per row, on a grid that the
// number of rows gives. A thread keeps its 4 elements in private memory, which
// is none of main memory's traffic.

// Per row, 512 elements: 512 additions for the mean and 512 multiply-adds for
// the squares, 127 pairs each; then 512 times a subtraction, a multiplication, a
// multiplication with the weight and an addition of the bias. Each of the 128
// threads divides by the number twice, squares the mean, subtracts it, adds the
// epsilon and takes a reciprocal root:
//   512*3 + 2*127 + 512*4 + 128*6 = 4606, of which 128 are transcendental.
// CHECK: flops = "4606*rows"
// CHECK-SAME: hbm_bytes_read = "2048*rows + 4096"
// CHECK-SAME: hbm_bytes_written = "2048*rows"
// CHECK-SAME: transcendentals = "128*rows"

// The weight and the bias are read again for every row: three reads and a write.
// REPORT: "hbm_bytes_requested": "8192*rows"
!tile = memref<128xf32, #gpu.address_space<workgroup>>
!mine = memref<4xf32, #gpu.address_space<private>>
func.func @layer_norm(%in: memref<?x512xf32> {roofline.dims = ["rows", ""]},
                      %weight: memref<512xf32>, %bias: memref<512xf32>,
                      %out: memref<?x512xf32> {roofline.dims = ["rows", ""]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %rows = memref.dim %in, %c0 : memref<?x512xf32>
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 512.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  gpu.launch blocks(%row, %by, %bz) in (%gx = %rows, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%sums: !tile, %squares: !tile) private(%mine: !mine) {
    %s:2 = affine.for %i = 0 to 4 iter_args(%s = %zero, %q = %zero)
        -> (f32, f32) {
      %x = affine.load %in[%row, %t + %i * 128] : memref<?x512xf32>
      affine.store %x, %mine[%i] : !mine
      %s1 = arith.addf %s, %x : f32
      %xx = arith.mulf %x, %x : f32
      %q1 = arith.addf %q, %xx : f32
      affine.yield %s1, %q1 : f32, f32
    }
    affine.store %s#0, %sums[%t] : !tile
    affine.store %s#1, %squares[%t] : !tile
    gpu.barrier
    affine.if affine_set<(t) : (63 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 64] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (31 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 32] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (15 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 16] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (7 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 8] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (3 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 4] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (1 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 2] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (0 - t >= 0)>(%t) {
      %a = affine.load %sums[%t] : !tile
      %b = affine.load %sums[%t + 1] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %sums[%t] : !tile
    }
    gpu.barrier
    gpu.barrier
    affine.if affine_set<(t) : (63 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 64] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (31 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 32] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (15 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 16] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (7 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 8] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (3 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 4] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (1 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 2] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    affine.if affine_set<(t) : (0 - t >= 0)>(%t) {
      %a = affine.load %squares[%t] : !tile
      %b = affine.load %squares[%t + 1] : !tile
      %c = arith.addf %a, %b : f32
      affine.store %c, %squares[%t] : !tile
    }
    gpu.barrier
    %sum = affine.load %sums[0] : !tile
    %square = affine.load %squares[0] : !tile
    %mean = arith.divf %sum, %count : f32
    %moment = arith.divf %square, %count : f32
    %mean2 = arith.mulf %mean, %mean : f32
    %variance = arith.subf %moment, %mean2 : f32
    %shifted = arith.addf %variance, %epsilon : f32
    %scale = math.rsqrt %shifted : f32
    affine.for %i = 0 to 4 {
      %x = affine.load %mine[%i] : !mine
      %w = affine.load %weight[%t + %i * 128] : memref<512xf32>
      %b = affine.load %bias[%t + %i * 128] : memref<512xf32>
      %d = arith.subf %x, %mean : f32
      %n = arith.mulf %d, %scale : f32
      %m = arith.mulf %n, %w : f32
      %y = arith.addf %m, %b : f32
      affine.store %y, %out[%row, %t + %i * 128] : memref<?x512xf32>
    }
    gpu.terminator
  }
  return
}
