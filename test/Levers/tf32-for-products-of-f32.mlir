// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --allow-tf32 --report=json:- %s \
// RUN:   -o /dev/null | FileCheck %s --check-prefix=ALLOWED

// On the vector unit at 66.9 TFLOP/s, on the tensor unit in tf32 at 494.7, 7.39
// times as fast.
// CHECK: "lever": "tf32",
// CHECK-NEXT: "speedup": 7.39{{[0-9]+}},
// CHECK-NEXT: "why": "then bound by tensor.tf32"
// ALLOWED-NOT: "lever": "tf32"
func.func @gemm(%a: tensor<8192x8192xf32>, %b: tensor<8192x8192xf32>,
                %e: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<8192x8192xf32>)
      -> tensor<8192x8192xf32>
  %c = linalg.matmul
      ins(%a, %b : tensor<8192x8192xf32>, tensor<8192x8192xf32>)
      outs(%init : tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %c : tensor<8192x8192xf32>
}
