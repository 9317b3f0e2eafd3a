// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A reduction over n executes n operations, and its initial value is not read
// where it is a fill. XLA and JAX count n - 1 and read the initial value; their
// figures stand beside ours.

// N12, XLA: sum of [10,20] over columns. 200 flops (190); 800 + 40 = 840 bytes
// (844).
// CHECK-LABEL: @xla_reduce
// CHECK: flops = 200 : i64, hbm_bytes_read = 800 : i64, hbm_bytes_written = 40 : i64
func.func @xla_reduce(%x: tensor<10x20xf32>) -> tensor<10xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<10xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<10xf32>)
      -> tensor<10xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<10x20xf32>)
      outs(%init : tensor<10xf32>) dimensions = [1]
  return %r : tensor<10xf32>
}

// N14, XLA: windows of 4x5 with strides 2 and 1 over [8,8], to [3,4].
// 12 * 20 = 240 flops (228). All 64 elements lie in a window: 256 + 48 = 304
// bytes (308). Requested without reuse 240*4 = 960 of input, and 48 stored.
// CHECK-LABEL: @xla_window
// CHECK: flops = 240 : i64, hbm_bytes_read = 256 : i64, hbm_bytes_written = 48 : i64
// REPORT: "function": "xla_window",
// REPORT: "compulsory": 304,
// REPORT-NEXT: "requested": 1008,
func.func @xla_window(%x: tensor<1x8x8x1xf32>, %window: tensor<4x5xf32>)
    -> tensor<1x3x4x1xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x3x4x1xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x3x4x1xf32>)
      -> tensor<1x3x4x1xf32>
  %r = linalg.pooling_nhwc_sum
      {dilations = dense<1> : tensor<2xi64>,
       strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%x, %window : tensor<1x8x8x1xf32>, tensor<4x5xf32>)
      outs(%init : tensor<1x3x4x1xf32>) -> tensor<1x3x4x1xf32>
  return %r : tensor<1x3x4x1xf32>
}

// N32, XLA on a GPU: [32,40] to [32]. 1280 flops (1248); 5120 + 128 = 5248
// bytes (5376, with a vector of initial values).
// CHECK-LABEL: @xla_reduce_rows
// CHECK: flops = 1280 : i64, hbm_bytes_read = 5120 : i64, hbm_bytes_written = 128 : i64
func.func @xla_reduce_rows(%x: tensor<32x40xf32>) -> tensor<32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<32xf32>)
      -> tensor<32xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<32x40xf32>)
      outs(%init : tensor<32xf32>) dimensions = [1]
  return %r : tensor<32xf32>
}

// N55, JAX: sums of [11,4] over all, rows, columns and nothing. 44 flops (43);
// 176 + 4 = 180 bytes.
// CHECK-LABEL: @jax_sum_all
// CHECK: flops = 44 : i64, hbm_bytes_read = 176 : i64, hbm_bytes_written = 4 : i64
func.func @jax_sum_all(%x: tensor<11x4xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<11x4xf32>)
      outs(%init : tensor<f32>) dimensions = [0, 1]
  return %r : tensor<f32>
}

// 44 (40); 176 + 16 = 192.
// CHECK-LABEL: @jax_sum_rows
// CHECK: flops = 44 : i64, hbm_bytes_read = 176 : i64, hbm_bytes_written = 16 : i64
func.func @jax_sum_rows(%x: tensor<11x4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4xf32>)
      -> tensor<4xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<11x4xf32>)
      outs(%init : tensor<4xf32>) dimensions = [0]
  return %r : tensor<4xf32>
}

// 44 (33); 176 + 44 = 220.
// CHECK-LABEL: @jax_sum_columns
// CHECK: flops = 44 : i64, hbm_bytes_read = 176 : i64, hbm_bytes_written = 44 : i64
func.func @jax_sum_columns(%x: tensor<11x4xf32>) -> tensor<11xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<11xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<11xf32>)
      -> tensor<11xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<11x4xf32>)
      outs(%init : tensor<11xf32>) dimensions = [1]
  return %r : tensor<11xf32>
}

// 0; a copy, 2*176 = 352.
// CHECK-LABEL: @jax_sum_nothing
// CHECK: linalg.copy
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 176 : i64, hbm_bytes_written = 176 : i64
func.func @jax_sum_nothing(%x: tensor<11x4xf32>) -> tensor<11x4xf32> {
  %empty = tensor.empty() : tensor<11x4xf32>
  %r = linalg.copy ins(%x : tensor<11x4xf32>)
      outs(%empty : tensor<11x4xf32>) -> tensor<11x4xf32>
  return %r : tensor<11x4xf32>
}

// N66, TVM: the norm of 256x256, a sum of squares: 2*65536 = 131072. x * x is
// no contraction of two operands, so the work is the vector unit's.
// CHECK-LABEL: @tvm_norm
// CHECK: flops = 131072 : i64, hbm_bytes_read = 262144 : i64, hbm_bytes_written = 4 : i64
// REPORT: "function": "tvm_norm",
// REPORT: "unit": "vector.f32",
// REPORT-NEXT: "ops": 131072,
func.func @tvm_norm(%x: tensor<256x256xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
       iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<256x256xf32>) outs(%init : tensor<f32>) {
  ^bb0(%a: f32, %acc: f32):
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// N15, XLA: select-and-scatter, windows of 4x5 next to each other over [10,20],
// 2 x 4 of them. 20 comparisons and an addition each: 8 * 21 = 168 flops (160:
// 19 comparisons).
//
// Rows 0 to 7 lie in windows: 640 bytes. The 8 values to scatter: 32. Where they
// go data says: an element per window, 32 read and 32 written. The fill before
// writes 200 elements, 800: 704 read and 832 written, 1536 bytes (1636: with the
// other two rows, 160, and the initial value, 4, and without what is read and
// written again, 64).
// REPORT: "name": "xla_select_and_scatter",
// REPORT: "flops": 168,
// REPORT: "read": 704,
// REPORT-NEXT: "written": 832
func.func @xla_select_and_scatter(%x: memref<10x20xf32>, %s: memref<2x4xf32>,
                                  %o: memref<10x20xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%zero : f32) outs(%o : memref<10x20xf32>)
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %most:3 = affine.for %p = 0 to 4
          iter_args(%a = %least, %b = %c0, %c = %c0) -> (f32, index, index) {
        %row:3 = affine.for %q = 0 to 5
            iter_args(%v = %a, %m = %b, %n = %c) -> (f32, index, index) {
          %e = affine.load %x[%i * 4 + %p, %j * 5 + %q] : memref<10x20xf32>
          %more = arith.cmpf ogt, %e, %v : f32
          %ii = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%i, %p)
          %jj = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1)>(%j, %q)
          %v1 = arith.select %more, %e, %v : f32
          %m1 = arith.select %more, %ii, %m : index
          %n1 = arith.select %more, %jj, %n : index
          affine.yield %v1, %m1, %n1 : f32, index, index
        }
        affine.yield %row#0, %row#1, %row#2 : f32, index, index
      }
      %old = memref.load %o[%most#1, %most#2] : memref<10x20xf32>
      %new = affine.load %s[%i, %j] : memref<2x4xf32>
      %sum = arith.addf %old, %new : f32
      memref.store %sum, %o[%most#1, %most#2] : memref<10x20xf32>
    }
  }
  return
}
