// RUN: roofline-opt --analyze %s | FileCheck %s

// Loops in triangles have closed forms however deep they are, and whichever way
// they go.

// a < N, b <= a, b <= c < N, c <= d < N: d turns N - c times, so that the two
// inner loops turn T(m) = m*(m + 1)/2 times, m = N - b of b. Each b is under N - b
// turns of a: the sum over m of m*T(m) = (m^3 + m^2)/2 up to N, which is
//   (N^2*(N + 1)^2/4 + N*(N + 1)*(2*N + 1)/6)/2
//   = (3*N^4 + 10*N^3 + 9*N^2 + 2*N)/24
// (N = 3: a = 0: 6, a = 1: 6 + 3, a = 2: 6 + 3 + 1, 25 = (243 + 270 + 81 + 6)/24).
// CHECK-LABEL: @up_and_down
// CHECK: roofline.cost
// CHECK-SAME: flops = "floordiv(3*N^4 + 10*N^3 + 9*N^2 + 2*N, 24)"
func.func @up_and_down(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %a = 0 to %n {
    affine.for %b = 0 to affine_map<(i) -> (i + 1)>(%a) {
      affine.for %c = affine_map<(i) -> (i)>(%b) to %n {
        affine.for %d = affine_map<(i) -> (i)>(%c) to %n {
          %v = affine.load %A[0] : memref<1xf32>
          %w = arith.addf %v, %v : f32
          affine.store %w, %A[0] : memref<1xf32>
        }
      }
    }
  }
  return
}

// The same numbers as a <= b <= c <= d and as d <= c <= b <= a, N + 3 over 4:
// N*(N + 1)*(N + 2)*(N + 3)/24. Equal counts print equally.
// CHECK-LABEL: @up
// CHECK: roofline.cost
// CHECK-SAME: flops = "floordiv(N^4 + 6*N^3 + 11*N^2 + 6*N, 24)"
func.func @up(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %a = 0 to %n {
    affine.for %b = affine_map<(i) -> (i)>(%a) to %n {
      affine.for %c = affine_map<(i) -> (i)>(%b) to %n {
        affine.for %d = affine_map<(i) -> (i)>(%c) to %n {
          %v = affine.load %A[0] : memref<1xf32>
          %w = arith.addf %v, %v : f32
          affine.store %w, %A[0] : memref<1xf32>
        }
      }
    }
  }
  return
}

// CHECK-LABEL: @down
// CHECK: roofline.cost
// CHECK-SAME: flops = "floordiv(N^4 + 6*N^3 + 11*N^2 + 6*N, 24)"
func.func @down(%A: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %a = 0 to %n {
    affine.for %b = 0 to affine_map<(i) -> (i + 1)>(%a) {
      affine.for %c = 0 to affine_map<(i) -> (i + 1)>(%b) {
        affine.for %d = 0 to affine_map<(i) -> (i + 1)>(%c) {
          %v = affine.load %A[0] : memref<1xf32>
          %w = arith.addf %v, %v : f32
          affine.store %w, %A[0] : memref<1xf32>
        }
      }
    }
  }
  return
}
