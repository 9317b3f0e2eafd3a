// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// a + b + c + d as three kernels: nine passes of 128*50*4 = 25600 bytes, six of
// them reads. As one kernel it reads four and writes one.

// CHECK: "name": "sum_of_four"
// 3*6400 = 19200.
// CHECK: "flops": 19200,
// CHECK: "read": 153600,
// CHECK-NEXT: "written": 76800
// CHECK: "floor":
// CHECK: "read": 102400,
// CHECK-NEXT: "written": 25600
func.func @sum_of_four(%a: tensor<128x50xf32>, %b: tensor<128x50xf32>,
                       %c: tensor<128x50xf32>, %d: tensor<128x50xf32>)
    -> tensor<128x50xf32> {
  %empty = tensor.empty() : tensor<128x50xf32>
  %ab = linalg.add ins(%a, %b : tensor<128x50xf32>, tensor<128x50xf32>)
      outs(%empty : tensor<128x50xf32>) -> tensor<128x50xf32>
  %abc = linalg.add ins(%ab, %c : tensor<128x50xf32>, tensor<128x50xf32>)
      outs(%empty : tensor<128x50xf32>) -> tensor<128x50xf32>
  %abcd = linalg.add ins(%abc, %d : tensor<128x50xf32>, tensor<128x50xf32>)
      outs(%empty : tensor<128x50xf32>) -> tensor<128x50xf32>
  return %abcd : tensor<128x50xf32>
}
