// RUN: %python %S/Inputs/check_prediction.py roofline-opt %s | FileCheck %s
// RUN: %run_plan %s

// A linalg.softmax is in groups as what it stands for: a maximum of rows, powers,
// their sum, a division. It is taken apart where its group is applied, and what
// was promised comes out.
// CHECK: fuse-softmax.mlir: 2 groups applied, 0 problems

// Scores stay on chip until they are probabilities.
func.func @attention(%q: tensor<16x256x64xf32>, %k: tensor<16x64x256xf32>, %v: tensor<16x256x64xf32>) -> tensor<16x256x64xf32> {
  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<16x256x256xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<16x256x256xf32>) -> tensor<16x256x256xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<16x256x64xf32>, tensor<16x64x256xf32>) outs(%fs : tensor<16x256x256xf32>) -> tensor<16x256x256xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<16x256x256xf32>) outs(%es : tensor<16x256x256xf32>) -> tensor<16x256x256xf32>
  %eo = tensor.empty() : tensor<16x256x64xf32>
  %fo = linalg.fill ins(%zero : f32) outs(%eo : tensor<16x256x64xf32>) -> tensor<16x256x64xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<16x256x256xf32>, tensor<16x256x64xf32>) outs(%fo : tensor<16x256x64xf32>) -> tensor<16x256x64xf32>
  return %o : tensor<16x256x64xf32>
}

// A bias before and a mask behind it.
func.func @masked(%x: tensor<1024x512xf32>, %bias: tensor<1024x512xf32>, %mask: tensor<1024x512xf32>) -> tensor<1024x512xf32> {
  %e = tensor.empty() : tensor<1024x512xf32>
  %a = linalg.add ins(%x, %bias : tensor<1024x512xf32>, tensor<1024x512xf32>) outs(%e : tensor<1024x512xf32>) -> tensor<1024x512xf32>
  %p = linalg.softmax dimension(1) ins(%a : tensor<1024x512xf32>) outs(%e : tensor<1024x512xf32>) -> tensor<1024x512xf32>
  %y = linalg.mul ins(%p, %mask : tensor<1024x512xf32>, tensor<1024x512xf32>) outs(%e : tensor<1024x512xf32>) -> tensor<1024x512xf32>
  return %y : tensor<1024x512xf32>
}
