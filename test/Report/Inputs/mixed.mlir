// Several kernels in several functions, two kinds of work, and ops that are not
// modelled: a little of everything that a report can hold.

func.func private @library(tensor<8x8xf32>) -> tensor<8x8xf32>

func.func @layer(%x: tensor<8x16xbf16>, %w: tensor<16x8xbf16>,
                 %bias: tensor<8xf32>) -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8xf32>)
      -> tensor<8x8xf32>
  %product = linalg.matmul ins(%x, %w : tensor<8x16xbf16>, tensor<16x8xbf16>)
                           outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : tensor<8x8xf32>, tensor<8xf32>)
      outs(%empty : tensor<8x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %t = math.tanh %s : f32
    linalg.yield %t : f32
  } -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

func.func @not_all_known(%x: tensor<8x8xf32>, %b: memref<100xi32>)
    -> tensor<8x8xf32> {
  %y = func.call @library(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = memref.realloc %b : memref<100xi32> to memref<200xi32>
  %r = arith.mulf %y, %x : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

func.func @integers(%x: memref<100xi32>, %y: memref<100xi32>) {
  linalg.max ins(%x, %x : memref<100xi32>, memref<100xi32>)
             outs(%y : memref<100xi32>)
  return
}

func.func private @unused(%x: tensor<3xf64>) -> tensor<3xf64> {
  %r = arith.divf %x, %x : tensor<3xf64>
  return %r : tensor<3xf64>
}

func.func @empty() {
  return
}
