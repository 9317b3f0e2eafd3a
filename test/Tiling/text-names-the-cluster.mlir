// RUN: roofline-opt --analyze --tiling=128x256x64 --cluster=2x2 --report=text:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --tiling=128x256x64 --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=ALONE

// CHECK: Assumed: {{.*}}, tiles of 128x256x64 in clusters of 2x2 where the IR has none
// ALONE: Assumed: {{.*}}, tiles of 128x256x64 where the IR has none
func.func @product(%a: tensor<2048x1024xbf16>, %b: tensor<1024x2048xbf16>)
    -> tensor<2048x2048xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2048x2048xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %c = linalg.matmul ins(%a, %b : tensor<2048x1024xbf16>, tensor<1024x2048xbf16>)
      outs(%init : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %c : tensor<2048x2048xf32>
}
