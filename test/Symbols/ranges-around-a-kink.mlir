// RUN: roofline-opt --analyze --dims=N=1..512 --report=json:- -o /dev/null %s | FileCheck %s

// Rows of 1, 2, ..., 15, and then 16 executions: 8*m^2 + 256*N - 248*m flops with
// m = min(N, 15), which rises though its terms do not all. One execution of 16
// elements with N = 1; 1 + ... + 15 + 497*16 = 8,072 with N = 512, 129,152 flops.
// CHECK: "range": {
// CHECK-NEXT: "ops": [
// CHECK-NEXT: 16,
// CHECK-NEXT: 129152
func.func @t(%x: tensor<16xf32>, %n: index {roofline.dims = ["N"]}) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<(i) -> (i + 1, 16)>(%i) {
      %t = arith.addf %x, %x : tensor<16xf32>
    }
  }
  return
}
