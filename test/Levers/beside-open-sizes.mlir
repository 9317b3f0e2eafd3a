// RUN: roofline-opt --analyze --target=h100-sxm --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
// RUN: %validate_report %t.json

// An open size elsewhere leaves the advice for what is known: weights of 8192 x
// 8192 bf16 in eight bits save 67108864 / 3.35e12 = 20.03 us of 134250496 / 3.35e12
// = 40.07 us. How much faster the whole is nobody knows.
// CHECK: "lever": "weights=f8E4M3FN",
// CHECK-NEXT: "speedup": 1.9995{{[0-9]+}},
// CHECK: "totals": {
// CHECK: "levers": [
// CHECK: "lever": "weights=f8E4M3FN",
// CHECK-NEXT: "speedup": null,
// CHECK-NEXT: "saves_s": 2.003{{[0-9]+}}e-05,
// CHECK: "kernels": [
// CHECK-NEXT: 0
// CHECK-NEXT: ]
// TEXT: what to do {{ *}}kernels
// TEXT: weights=f8E4M3FN {{ *}}1 {{.*}} 20.0 us {{ *}}-
func.func @main(%x: tensor<1x8192xbf16>, %w: tensor<8192x8192xbf16>, %v: tensor<?xf32>)
    -> (tensor<1x8192xbf16>, tensor<?xf32>) {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<1x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<1x8192xbf16>)
      -> tensor<1x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<1x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<1x8192xbf16>) -> tensor<1x8192xbf16>
  %e = math.exp %v : tensor<?xf32>
  return %y, %e : tensor<1x8192xbf16>, tensor<?xf32>
}
