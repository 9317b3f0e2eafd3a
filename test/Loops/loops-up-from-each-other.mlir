// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=20 %s | FileCheck --check-prefix=TWENTY %s

// Loops that start where another one is, up to N, never turn less than once:
// their sums are formulas, whatever N is.

// b < N, b <= c < N, c <= d < N: as many as there are choices of 3 of N with
// repetition, N (N + 1) (N + 2) / 6; at N = 20: 20*21*22/6 = 1,540.
// CHECK-LABEL: @three
// CHECK: flops = "{{[^s"]*}}"
// TWENTY-LABEL: @three
// TWENTY: flops = 1540 : i64
func.func @three(%x: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %b = 0 to %n {
    affine.for %c = affine_map<(i) -> (i)>(%b) to %n {
      affine.for %d = affine_map<(i) -> (i)>(%c) to %n {
        %0 = affine.load %x[0] : memref<1xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %x[0] : memref<1xf32>
      }
    }
  }
  return
}

// a < N, b <= a, b <= c < N: the sum over b of (N - b)^2, N (N + 1) (2N + 1) / 6;
// at N = 20: 20*21*41/6 = 2,870.
// CHECK-LABEL: @down_and_up
// CHECK: flops = "{{[^s"]*}}"
// TWENTY-LABEL: @down_and_up
// TWENTY: flops = 2870 : i64
func.func @down_and_up(%x: memref<1xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %a = 0 to %n {
    affine.for %b = 0 to affine_map<(i) -> (i + 1)>(%a) {
      affine.for %c = affine_map<(i) -> (i)>(%b) to %n {
        %0 = affine.load %x[0] : memref<1xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %x[0] : memref<1xf32>
      }
    }
  }
  return
}

// The same with a fourth loop from c up, 200 turns at most: the sum over b of
// (200 - b)^2 (201 - b) / 2, which is over m = 1 to 200 that of (m^3 + m^2) / 2:
//   m^3: (200*201/2)^2 = 404,010,000; m^2: 200*201*401/6 = 2,686,700
//   half of both: 203,348,350
// CHECK-LABEL: @four
// CHECK: flops = 203348350 : i64
func.func @four(%x: memref<1xf32>) {
  affine.for %a = 0 to 200 {
    affine.for %b = 0 to affine_map<(i) -> (i + 1)>(%a) {
      affine.for %c = affine_map<(i) -> (i)>(%b) to 200 {
        affine.for %d = affine_map<(i) -> (i)>(%c) to 200 {
          %0 = affine.load %x[0] : memref<1xf32>
          %1 = arith.addf %0, %0 : f32
          affine.store %1, %x[0] : memref<1xf32>
        }
      }
    }
  }
  return
}
