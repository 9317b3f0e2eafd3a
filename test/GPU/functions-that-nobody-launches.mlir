// A function in a gpu.module that is no kernel, and that nothing calls, is
// listed and counted like any other.
//
// RUN: roofline-opt --analyze --strict --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// 2 * 8 * 8 * 8 = 1024 and 2 * 64^3 = 524288.
//
// CHECK: "function": "of_gpu"
// CHECK: "flops": 1024
// CHECK: "function": "of_func"
// CHECK: "flops": 524288
// CHECK: "complete": true
gpu.module @device {
  gpu.func @of_gpu(%a: memref<8x8xf32>) {
    linalg.matmul ins(%a, %a : memref<8x8xf32>, memref<8x8xf32>)
                  outs(%a : memref<8x8xf32>)
    gpu.return
  }
  func.func @of_func(%a: tensor<64x64xbf16>, %b: tensor<64x64xbf16>,
                     %c: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
    %r = linalg.matmul ins(%a, %b : tensor<64x64xbf16>, tensor<64x64xbf16>)
                       outs(%c : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    return %r : tensor<64x64xbf16>
  }
}
