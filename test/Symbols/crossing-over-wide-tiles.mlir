// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Tiles of T rows of a matmul with K = 1,024 and 512 columns, each a kernel that
// reads the weights, 2^20 bytes, and writes 1,024 bytes a row; 2^20 flops a row.
// One tile is compute-bound where N*2^20/989.4e12 exceeds (2^20 + 1024*N)/3.35e12:
// N*(1.05981e-9 - 0.30567e-9) > 313.008e-9, from N = 416. With T = 1,000 a second
// tile comes at N = 1,001, and two need twice the rows, 831: no change any more.
// CHECK-LABEL: @thousand
// CHECK: linalg.matmul
// CHECK-SAME: crossover = "compute-bound from N = 416"
func.func @thousand(%w: tensor<1024x512xbf16>,
                    %N: index {roofline.dims = ["N"]}) {
  %z = arith.constant 0.0 : bf16
  affine.for %i = 0 to %N step 1000 {
    %rows = affine.min affine_map<(i)[N] -> (N - i, 1000)>(%i)[%N]
    %a = tensor.empty(%rows) : tensor<?x1024xbf16>
    %e = tensor.empty(%rows) : tensor<?x512xbf16>
    %f = linalg.fill ins(%z : bf16) outs(%e : tensor<?x512xbf16>) -> tensor<?x512xbf16>
    %y = linalg.matmul ins(%a, %w : tensor<?x1024xbf16>, tensor<1024x512xbf16>)
                       outs(%f : tensor<?x512xbf16>) -> tensor<?x512xbf16>
  }
  return
}

// With T = 768 it comes at N = 769, before 831.
// CHECK-LABEL: @three_quarters
// CHECK: linalg.matmul
// CHECK-SAME: crossover = "hbm, then tensor.bf16 from N = 416, then hbm from N = 769, then tensor.bf16 from N = 831"
func.func @three_quarters(%w: tensor<1024x512xbf16>,
                          %N: index {roofline.dims = ["N"]}) {
  %z = arith.constant 0.0 : bf16
  affine.for %i = 0 to %N step 768 {
    %rows = affine.min affine_map<(i)[N] -> (N - i, 768)>(%i)[%N]
    %a = tensor.empty(%rows) : tensor<?x1024xbf16>
    %e = tensor.empty(%rows) : tensor<?x512xbf16>
    %f = linalg.fill ins(%z : bf16) outs(%e : tensor<?x512xbf16>) -> tensor<?x512xbf16>
    %y = linalg.matmul ins(%a, %w : tensor<?x1024xbf16>, tensor<1024x512xbf16>)
                       outs(%f : tensor<?x512xbf16>) -> tensor<?x512xbf16>
  }
  return
}
