// RUN: roofline-opt --analyze --target=h100,h200 --report=json:%t.json %S/../../docs/examples/llama-decode.mlir -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: roofline-opt --analyze --target=h100,h200 --report=text:- %S/../../docs/examples/llama-decode.mlir -o /dev/null | FileCheck %s --check-prefix=TEXT

// A Llama-3-8B layer that decodes one token is memory-bound throughout, and an
// H200 has the compute of an H100: it is faster by its bandwidth alone, 4.8 /
// 3.35 = 1.43. 449,777,472 bytes take 134.262 us and 93.704 us.

// CHECK: "totals": {
// CHECK: "by_target": [
// CHECK: "name": "h100-sxm",
// CHECK-NEXT: "time_s": 0.00013426{{[0-9]*}},
// CHECK-NEXT: "regime": "memory-bound",
// CHECK: "name": "h200",
// CHECK-NEXT: "time_s": 9.3703{{[0-9]*}}e-05,
// CHECK-NEXT: "regime": "memory-bound",
// TEXT: h200      memory-bound {{.*}} 1.43x
// TEXT-NOT: where targets differ
