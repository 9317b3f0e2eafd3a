// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --dims=B=1 %s | FileCheck %s --check-prefix=ONE
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --dims=B=85 %s | FileCheck %s --check-prefix=BELOW
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --dims=B=86 %s | FileCheck %s --check-prefix=FROM
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=128x128x64 --sweep=B=1:2 --report=csv:- %s -o /dev/null | FileCheck %s --check-prefix=SWEEP

// How many blocks an open number of rows makes is a formula, and so is how many
// SMs are idle. One row is one tile of 128 rows, of which one is wanted, and of
// 128 columns: 1 of 132 SMs computes 128 rows of 128 over 8192.
//   2 * 128 * 128 * 8192 / (989.4e12 / 132) = 35.813 us
// 2 rows take as long. In shared memory B and 128 rows of 8192 are stored, B
// twice and 128 once read, which takes longer from B = 86 on:
//   (3 * B + 256) * 8192 * 2 / (30.91968e12 / 132) = 35.742 and 35.952 us
// for 85 and 86. A second block begins at 129, and so on.
// CHECK: "time_s": null,
// CHECK: "crossover": "tensor.bf16, then smem from B = 86, then tensor.bf16 from B = 129, then
// BELOW: bound_by = "tensor.bf16"
// BELOW-SAME: time_s = 3.5813{{[0-9]+}}E-5 : f64
// FROM: bound_by = "smem"
// FROM-SAME: time_s = 3.595{{[0-9]+}}E-5 : f64
// ONE: bound_by = "tensor.bf16"
// ONE-SAME: time_s = 3.5813{{[0-9]+}}E-5 : f64
// SWEEP: 1,{{.*}}tensor.bf16{{.*}}3.5813
// SWEEP: 2,{{.*}}tensor.bf16{{.*}}3.5813
func.func @rows(%a: tensor<?x8192xbf16> {roofline.dims = ["B", ""]}, %b: tensor<8192x128xbf16>,
                %c: tensor<?x128xbf16>) -> tensor<?x128xbf16> {
  %d = linalg.matmul ins(%a, %b : tensor<?x8192xbf16>, tensor<8192x128xbf16>)
                     outs(%c : tensor<?x128xbf16>) -> tensor<?x128xbf16>
  return %d : tensor<?x128xbf16>
}
