// RUN: roofline-opt --analyze --strict --target=xeon-8480plus --report=json:%t.json --report=text:%t.txt %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// This Xeon has matrix rates for bf16 and i8 only, and neither holds f16. The
// product's 2*64^3 = 524,288 flops are then in no roof: what is left is 3 * 64 *
// 64 * 2 B = 24,576 B against the memory, a lower bound that says so everywhere.

// CHECK: linalg.matmul {{.*}}bound_by = "hbm"{{.*}}flops = 524288 : i64
// CHECK-SAME: unrated = ["vector.f16"]

// JSON: "unrated": [
// JSON-NEXT: "vector.f16"
// JSON: "totals": {
// JSON: "unrated": [
// JSON-NEXT: "vector.f16"
// JSON: "complete": true

// TEXT: hbm ?
// TEXT: No rate for vector.f16 on xeon-8480plus: 1 kernel judged without that roof, marked ?: the time is a lower bound.

func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>,
             %c: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %zero = arith.constant 0.0 : f16
  %init = linalg.fill ins(%zero : f16) outs(%c : tensor<64x64xf16>)
      -> tensor<64x64xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>)
      outs(%init : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %0 : tensor<64x64xf16>
}
