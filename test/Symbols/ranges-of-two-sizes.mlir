// RUN: roofline-opt --analyze --dims=N=1..9,M=1..20 --report=json:- -o /dev/null %s | FileCheck %s

// N*(10 - N)*M elements: neither rises nor falls with N, 9*M at N = 1 and at
// N = 9, 25*M at N = 5. 9 flops at least, 25*20 = 500 at most. Reads and writes 4
// bytes each: 72 to 4,000.
// CHECK: "range": {
// CHECK-NEXT: "ops": [
// CHECK-NEXT: 9,
// CHECK-NEXT: 500
// CHECK-NEXT: ],
// CHECK-NEXT: "hbm_bytes": [
// CHECK-NEXT: 72,
// CHECK-NEXT: 4000
func.func @t(%a: tensor<9x9x20xf32>, %n: index {roofline.dims = ["N"]},
             %m: index {roofline.dims = ["M"]}) -> tensor<?x?x?xf32> {
  %c10 = arith.constant 10 : index
  %rest = arith.subi %c10, %n : index
  %x = tensor.extract_slice %a[0, 0, 0] [%n, %rest, %m] [1, 1, 1]
      : tensor<9x9x20xf32> to tensor<?x?x?xf32>
  %y = arith.addf %x, %x : tensor<?x?x?xf32>
  return %y : tensor<?x?x?xf32>
}
