// RUN: roofline-opt --analyze %s | FileCheck %s

// Tiles in tiles, and tiles that do not divide, make as many turns as there are
// elements.

#min2 = affine_map<(i) -> (i + 8, 10)>
#min3 = affine_map<(j, i) -> (j + 4, i + 8, 10)>

// Ten elements in tiles of 8 in tiles of 4: 10 executions of 4 additions.
// CHECK-LABEL: @constant
// CHECK: arith.addf
// CHECK-SAME: executions = 10 : i64
// CHECK-SAME: flops = 40 : i64
func.func @constant(%x: tensor<4xf32>) {
  affine.for %i = 0 to 10 step 8 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to min #min2(%i) step 4 {
      affine.for %k = affine_map<(j) -> (j)>(%j) to min #min3(%j, %i) {
        %t = arith.addf %x, %x : tensor<4xf32>
      }
    }
  }
  return
}

// As affine-loop-tile writes them.
// CHECK-LABEL: @one_level
// CHECK: flops = "M"
// CHECK-SAME: hbm_bytes_read = "4*M"
// CHECK-SAME: hbm_bytes_written = "4*M"
// CHECK-SAME: regime = "memory-bound"
func.func @one_level(%x: memref<?xf32> {roofline.dims = ["M"]}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n step 32 {
    affine.for %j = affine_map<(i) -> (i)>(%i)
        to min affine_map<(i)[n] -> (i + 32, n)>(%i)[%n] {
      %a = affine.load %x[%j] : memref<?xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%j] : memref<?xf32>
    }
  }
  return
}

// A sum that depends on an outer loop and has no closed form is one symbol for
// all loops, not the outer trips times one.
// CHECK-LABEL: @no_form
// CHECK: arith.addf
// CHECK-SAME: executions = "s0"
func.func @no_form(%n: index {roofline.dims = ["n"]},
                   %m: index {roofline.dims = ["m"]}, %x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %square = arith.muli %i, %i : index
    %end = arith.minui %square, %m : index
    scf.for %j = %c0 to %end step %c1 {
      %t = arith.addf %x, %x : tensor<4xf32>
    }
  }
  return
}

// Tiles of 3 in tiles of 8: 3 + 3 + 2 rows in each whole one, and in the last
// the tiles of what is left, N - 8*floordiv(N, 8). Together they are the rows.
// CHECK-LABEL: @in_between
// CHECK: arith.addf
// CHECK-SAME: executions = "3*floordiv(N, 8) + ceildiv(N - 8*floordiv(N, 8), 3)"
// CHECK-SAME: flops = "N"
func.func @in_between(%x: tensor<?xf32> {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  scf.for %i = %c0 to %n step %c8 {
    %rows = affine.min affine_map<(i)[n] -> (8, n - i)>(%i)[%n]
    scf.for %j = %c0 to %rows step %c3 {
      %size = affine.min affine_map<(j)[n] -> (3, n - j)>(%j)[%rows]
      %at = affine.apply affine_map<(i, j) -> (i + j)>(%i, %j)
      %s = tensor.extract_slice %x[%at] [%size] [1] : tensor<?xf32> to tensor<?xf32>
      %t = arith.addf %s, %s : tensor<?xf32>
    }
  }
  return
}

// Tiles of 64, of 16 in these and of 4 in those, by bounds alone: N turns.
// CHECK-LABEL: @by_bounds
// CHECK: flops = "4*N"
func.func @by_bounds(%t: tensor<4xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n step 64 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to min affine_map<(i)[n] -> (i + 64, n)>(%i)[%n] step 16 {
      affine.for %k = affine_map<(j) -> (j)>(%j) to min affine_map<(j)[n] -> (j + 16, n)>(%j)[%n] step 4 {
        affine.for %l = affine_map<(k) -> (k)>(%k) to min affine_map<(k)[n] -> (k + 4, n)>(%k)[%n] {
          %e = math.exp %t : tensor<4xf32>
        }
      }
    }
  }
  return
}
