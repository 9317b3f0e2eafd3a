// RUN: roofline-opt --analyze %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=N=20 %s | FileCheck --check-prefix=BOUND %s

// Triangles that are tiled, and bands, of open size.

// Tiles of 8 rows, the points of each below the diagonal: the triangle itself,
// N*(N + 1)/2.
// CHECK-LABEL: @points
// CHECK: roofline.cost
// CHECK-SAME: flops = "floordiv(N^2 + N, 2)"
func.func @points(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n step 8 {
    affine.for %ii = affine_map<(i) -> (i)>(%i)
        to min affine_map<(i)[n] -> (i + 8, n)>(%i)[%n] {
      affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%ii) {
        %v = affine.load %A[0] : memref<1xf32>
        %w = arith.addf %v, %v : f32
        affine.store %w, %A[0] : memref<1xf32>
      }
    }
  }
  return
}

// Steps of 4 up to the end of the tile: 2, 4, ... in the q = floordiv(N, 8)
// whole tiles, q^2 + q, and ceildiv(N, 4) in a last one, ceildiv(N, 8) - q
// times. With N = 20: 6 + 5.
// CHECK-LABEL: @steps
// CHECK: roofline.cost
// CHECK-SAME: flops = "floordiv(N, 8)^2 - floordiv(N, 8)*ceildiv(N, 4) + ceildiv(N, 4)*ceildiv(N, 8) + floordiv(N, 8)"
// BOUND-LABEL: @steps
// BOUND: flops = 11 : i64
func.func @steps(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n step 8 {
    affine.for %j = 0 to min affine_map<(i)[n] -> (i + 8, n)>(%i)[%n] step 4 {
      %v = affine.load %A[0] : memref<1xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %A[0] : memref<1xf32>
    }
  }
  return
}

// A loop from the turn of another up to N in steps of 3: 1 + 1 + 1 + 2 + 2 + 2 +
// ... from the last turn back. With q = floordiv(N, 3), that is 3*q*(q + 1)/2 and
// N - 3*q times q + 1: N*(q + 1) - 3*q*(q + 1)/2. With N = 20: 3*21 + 2*7 = 77.
// CHECK-LABEL: @thirds
// CHECK: roofline.cost
// CHECK-SAME: flops = "N*floordiv(N, 3) + N + floordiv(-3*floordiv(N, 3)^2 - 3*floordiv(N, 3), 2)"
// BOUND-LABEL: @thirds
// BOUND: flops = 77 : i64
func.func @thirds(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(i) -> (i)>(%i) to %n step 3 {
      %v = affine.load %A[0] : memref<1xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %A[0] : memref<1xf32>
    }
  }
  return
}

// Five of a row up to the diagonal: 5*N, less 4 + 3 + 2 + 1 in the first four
// rows; with m = min(N, 4) rows it is 5*m - m*(m + 1)/2 less, (9*m - m^2)/2.
// With N = 20: 100 - 10.
// CHECK-LABEL: @band
// CHECK: roofline.cost
// CHECK-SAME: domain = ["N", "min(max(N - 1, 0) + 1, 5)"]
// CHECK-SAME: flops = "5*N + floordiv(min(N, 4)^2 - 9*min(N, 4), 2)"
// BOUND-LABEL: @band
// BOUND: flops = 90 : i64
func.func @band(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(i) -> (i - 4, 0)>(%i)
        to affine_map<(i) -> (i + 1)>(%i) {
      %v = affine.load %A[0] : memref<1xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %A[0] : memref<1xf32>
    }
  }
  return
}

// Five to both sides: 9*N, less 4 + 3 + 2 + 1 at either end. With N = 20: 160.
// BOUND-LABEL: @wide_band
// BOUND: flops = 160 : i64
// CHECK-LABEL: @wide_band
// CHECK: roofline.cost
// CHECK-SAME: domain = ["N", "min(N, 9)"]
func.func @wide_band(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(i) -> (i - 4, 0)>(%i)
        to min affine_map<(i)[n] -> (i + 5, n)>(%i)[%n] {
      %v = affine.load %A[0] : memref<1xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %A[0] : memref<1xf32>
    }
  }
  return
}
