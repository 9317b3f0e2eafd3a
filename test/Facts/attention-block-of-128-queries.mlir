// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A block of 128 queries against S = 1024 keys and values in bf16, as one
// kernel: 4*128*S*D flops against the 4*S*D bytes of K and V are 128 FLOP/B
// whatever the head dimension D; with the queries and the output counted too,
// 128*S / (S + 128) = 113.78.

// D = 64: 4*128*1024*64 = 33554432 flops; reads (128 + 2*1024)*64*2 = 278528,
// writes 128*64*2 = 16384.
// CHECK: "name": "head_of_64"
// CHECK: "flops": 33554432,
// CHECK: "floor":
// CHECK: "read": 278528,
// CHECK-NEXT: "written": 16384
// CHECK: "intensity": 113.777{{[0-9]+}},
func.func @head_of_64(%q: tensor<128x64xbf16>, %k: tensor<64x1024xbf16>,
                      %v: tensor<1024x64xbf16>) -> tensor<128x64xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty_s = tensor.empty() : tensor<128x1024xbf16>
  %init_s = linalg.fill ins(%zero : bf16) outs(%empty_s : tensor<128x1024xbf16>)
      -> tensor<128x1024xbf16>
  %s = linalg.matmul ins(%q, %k : tensor<128x64xbf16>, tensor<64x1024xbf16>)
      outs(%init_s : tensor<128x1024xbf16>) -> tensor<128x1024xbf16>
  %empty_o = tensor.empty() : tensor<128x64xbf16>
  %init_o = linalg.fill ins(%zero : bf16) outs(%empty_o : tensor<128x64xbf16>)
      -> tensor<128x64xbf16>
  %o = linalg.matmul ins(%s, %v : tensor<128x1024xbf16>, tensor<1024x64xbf16>)
      outs(%init_o : tensor<128x64xbf16>) -> tensor<128x64xbf16>
  return %o : tensor<128x64xbf16>
}

// D = 128: twice the flops and the bytes.
// CHECK: "name": "head_of_128"
// CHECK: "flops": 67108864,
// CHECK: "floor":
// CHECK: "read": 557056,
// CHECK-NEXT: "written": 32768
// CHECK: "intensity": 113.777{{[0-9]+}},
func.func @head_of_128(%q: tensor<128x128xbf16>, %k: tensor<128x1024xbf16>,
                       %v: tensor<1024x128xbf16>) -> tensor<128x128xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty_s = tensor.empty() : tensor<128x1024xbf16>
  %init_s = linalg.fill ins(%zero : bf16) outs(%empty_s : tensor<128x1024xbf16>)
      -> tensor<128x1024xbf16>
  %s = linalg.matmul ins(%q, %k : tensor<128x128xbf16>, tensor<128x1024xbf16>)
      outs(%init_s : tensor<128x1024xbf16>) -> tensor<128x1024xbf16>
  %empty_o = tensor.empty() : tensor<128x128xbf16>
  %init_o = linalg.fill ins(%zero : bf16) outs(%empty_o : tensor<128x128xbf16>)
      -> tensor<128x128xbf16>
  %o = linalg.matmul ins(%s, %v : tensor<128x1024xbf16>, tensor<1024x128xbf16>)
      outs(%init_o : tensor<128x128xbf16>) -> tensor<128x128xbf16>
  return %o : tensor<128x128xbf16>
}
