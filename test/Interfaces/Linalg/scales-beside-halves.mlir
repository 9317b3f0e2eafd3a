// f8E8M0FNU has the exponents of f32, 2^-127 to 2^127, which f16 has not: with
// it, a product is one of tf32.
//
// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// CHECK: "function": "scales"
// CHECK: "unit": "tensor.tf32"
func.func @scales(%a: tensor<64x64xf8E8M0FNU>, %b: tensor<64x64xf16>,
                  %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<64x64xf8E8M0FNU>, tensor<64x64xf16>)
                     outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// f8E5M2 has those of f16.
//
// CHECK: "function": "numbers"
// CHECK: "unit": "tensor.f16"
func.func @numbers(%a: tensor<64x64xf8E5M2>, %b: tensor<64x64xf16>,
                   %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<64x64xf8E5M2>, tensor<64x64xf16>)
                     outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
