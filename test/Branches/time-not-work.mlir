// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// The slower arm is the one with more time, not with more work, in each call by
// itself. The product has 2*64*64*64 = 524288 flops, 7.8 ns at 66.9 TFLOP/s,
// and 2*64*64*4 = 32768 bytes (one input, one output), 9.8 ns. 65536 additions move 524288 bytes,
// 156.5 ns; 16 move 128 bytes, 0.04 ns.

func.func private @product_or_sum(%p: i1, %a: tensor<64x64xf32>,
                                  %x: tensor<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>)
      -> tensor<64x64xf32>
  scf.if %p {
    %0 = linalg.matmul ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>)
                       outs(%init : tensor<64x64xf32>) -> tensor<64x64xf32>
  } else {
    %0 = arith.addf %x, %x : tensor<?xf32>
  }
  return
}

// 65536 flops in one call and 524288 in the other.
// CHECK: "name": "main",
// CHECK: "flops": 589824,
// CHECK: "totals": {
// CHECK-NEXT: "flops": 589824,
func.func @main(%p: i1, %a: tensor<64x64xf32>, %x: tensor<65536xf32>,
                %y: tensor<16xf32>) {
  %any_x = tensor.cast %x : tensor<65536xf32> to tensor<?xf32>
  %any_y = tensor.cast %y : tensor<16xf32> to tensor<?xf32>
  call @product_or_sum(%p, %a, %any_x)
      : (i1, tensor<64x64xf32>, tensor<?xf32>) -> ()
  call @product_or_sum(%p, %a, %any_y)
      : (i1, tensor<64x64xf32>, tensor<?xf32>) -> ()
  return
}
