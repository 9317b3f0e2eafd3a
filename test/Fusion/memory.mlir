// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=TEXT
//
// Tensors of 4,194,304 bytes. %a and %b live until %c is made: three at that
// time; %d takes no place of one that is used on, and only %c and %d live then.
// As one kernel only %d is in memory. The table is a constant of 8 bytes.

// CHECK: "totals": {
// CHECK: "memory": {
// CHECK-NEXT: "arguments": 4194304,
// CHECK-NEXT: "constants": 8,
// CHECK-NEXT: "temporaries": 12582912,
// CHECK-NEXT: "fused_temporaries": 4194304,
// CHECK-NEXT: "capacity": 80000000000,
// CHECK-NEXT: "fits": true,
// CHECK-NEXT: "fused_fits": true
// TEXT: - Memory: 16.8 MB at most, of which arguments 4.19 MB, constants 8 B, values made inside 12.6 MB (fused 4.19 MB). Fits
// TEXT-NEXT: the 80.0 GB of the device.

!t = tensor<1024x1024xf32>
func.func @f(%x: !t) -> (!t, tensor<2xf32>) {
  %table = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %b = linalg.square ins(%a : !t) outs(%e : !t) -> !t
  %c = linalg.add ins(%a, %b : !t, !t) outs(%e : !t) -> !t
  %d = linalg.negf ins(%c : !t) outs(%e : !t) -> !t
  return %d, %table : !t, tensor<2xf32>
}
