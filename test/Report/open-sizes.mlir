// RUN: roofline-opt --analyze --report=text:%t.txt --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.txt
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON

// A report has an order where it has no times: that at the smallest sizes, here
// B = 1. Both products read 2 * 4096^2 bytes of weights, in 10.0 us, and move 2
// * 2 * 4096 bytes more per row; the copy moves 2 * 2 * 4096 * 1000 bytes in
// 4.89 us, and the exp 2 * 2 * 4096 * B.
// CHECK:      h100-sxm (default): tensor.bf16 989 TFLOP/s, hbm
// CHECK-NEXT: also in use: {{.*}}special
// CHECK:      {{^}}op
// CHECK-NEXT: matmul {{.*}} 10.1 us{{$}}
// CHECK-NEXT: matmul {{.*}} depends {{.*}} -{{$}}
// CHECK-NEXT: copy {{.*}} 4.89 us{{$}}
// CHECK-NEXT: exp {{.*}} -{{$}}
// CHECK-EMPTY:

// 2 * 4096^2 flops per row and an exp per element.
// CHECK:      Work: 33558528*B + 536870912 FLOP, 4096*B of them transcendental. Traffic: 32768*B + 83755008 bytes.
// CHECK:      linalg.matmul :[[#]]:8: compute-bound from B = [[#]]

// The size of @project is what its calls say.
// CHECK:      Open sizes: B (arg0 dim 0 of 'model'). --dims=B=... gives numbers.
// JSON:       "symbols": [
// JSON:       "name": "project.arg0_d0"
func.func private @project(%x: tensor<?x4096xbf16>, %w: tensor<4096x4096xbf16>)
    -> tensor<?x4096xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x4096xbf16>
  %e = tensor.empty(%b) : tensor<?x4096xbf16>
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<?x4096xbf16>)
      -> tensor<?x4096xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<?x4096xbf16>, tensor<4096x4096xbf16>)
                     outs(%i : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>
  return %y : tensor<?x4096xbf16>
}
func.func @model(%x: tensor<?x4096xbf16> {roofline.dims = ["B", ""]},
                 %few: tensor<16x4096xbf16>,
                 %w: tensor<4096x4096xbf16>, %from: memref<1000x4096xbf16>,
                 %to: memref<1000x4096xbf16>) -> tensor<?x4096xbf16> {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x4096xbf16>
  %e = tensor.empty(%b) : tensor<?x4096xbf16>
  %n = linalg.exp ins(%x : tensor<?x4096xbf16>) outs(%e : tensor<?x4096xbf16>)
      -> tensor<?x4096xbf16>
  linalg.copy ins(%from : memref<1000x4096xbf16>)
              outs(%to : memref<1000x4096xbf16>)
  %y = func.call @project(%n, %w)
      : (tensor<?x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<?x4096xbf16>
  %cast = tensor.cast %few : tensor<16x4096xbf16> to tensor<?x4096xbf16>
  %z = func.call @project(%cast, %w)
      : (tensor<?x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<?x4096xbf16>
  return %y : tensor<?x4096xbf16>
}
