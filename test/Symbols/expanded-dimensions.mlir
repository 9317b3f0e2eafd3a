// RUN: not roofline-opt --analyze --dims=B=12 %s 2>&1 | FileCheck --check-prefix=REST %s
// RUN: roofline-opt --analyze --dims=B=16 %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=R=3 %s 2>&1 | FileCheck --check-prefix=ROWS %s

// What a dimension is expanded into makes up all of it: 12 is no multiple of 8,
// 16 is 2 x 8 with 16 flops. In the other function R rows of 4 are
// 12 elements where R is 3.

// REST: expanded-dimensions.mlir:[[#@LINE+7]]:8: error: --dims: the sizes 8 and 12 must be equal here
// CHECK: math.exp {{.*}} flops = 16 :
func.func @f(%x: tensor<?xf32> {roofline.dims = ["B"]}) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.divsi %n, %c8 : index
  %g = tensor.expand_shape %x [[0, 1]] output_shape [%m, 8] : tensor<?xf32> into tensor<?x8xf32>
  %e = math.exp %g : tensor<?x8xf32>
  return %e : tensor<?x8xf32>
}
// ROWS: func.func @g
// ROWS: math.exp {{.*}} flops = 12 :
func.func @g(%x: tensor<?xf32>, %r: index {roofline.dims = ["R"]}) -> tensor<?x4xf32> {
  %y = math.exp %x : tensor<?xf32>
  %g = tensor.expand_shape %y [[0, 1]] output_shape [%r, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %g : tensor<?x4xf32>
}
