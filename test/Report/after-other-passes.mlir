// RUN: roofline-opt --analyze --pass-pipeline='builtin.module(func.func(cse))' \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=CSE
// RUN: roofline-opt --analyze --cse --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=CSE
// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=GIVEN
// RUN: roofline-opt --pass-pipeline='builtin.module(func.func(cse),roofline-annotate{target=h200 report=json:-})' \
// RUN:   %s -o /dev/null | FileCheck %s --check-prefix=CSE

// `--analyze` sees what the passes before it leave: one product instead of two.

// 2*8*8*8 = 1024 flops each.
// GIVEN: "totals": {
// GIVEN-NEXT: "flops": 2048,
// GIVEN: "totals": {
// GIVEN-NEXT: "flops": 2048,
// CSE: "totals": {
// CSE-NEXT: "flops": 1024,
// CSE: "totals": {
// CSE-NEXT: "flops": 1024,
func.func @twins(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                     outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
