// RUN: roofline-opt --analyze --sweep=B=1:512 --report=json:%t.json --report=csv:%t.csv %s -o /dev/null
// RUN: %validate_report %t.json
// RUN: FileCheck %s --input-file=%t.csv
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON

// Each call with its sizes, each loop with its trips, as in a report on one
// value, launches included.
// RUN: roofline-opt --analyze --dims=B=7 --report=json:%t.7 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 7 %t.7 | FileCheck %s --check-prefix=SEVEN
// SEVEN: 3 groups of 32 kernels agree at 7
// RUN: roofline-opt --analyze --dims=B=400 --report=json:%t.400 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 400 %t.400 | FileCheck %s --check-prefix=MANY
// MANY: 3 groups of 425 kernels agree at 400
// RUN: roofline-opt --analyze --sweep=B=7:7 --launch-overhead --report=json:%t.one %s -o /dev/null
// RUN: %validate_report %t.one
// RUN: roofline-opt --analyze --dims=B=7 --launch-overhead --report=json:%t.7 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.one 7 %t.7 | FileCheck %s --check-prefix=SEVEN

// Slowest first at B = 512: 512 exps that move 2 * 2 * 4096 * 512 bytes each
// take 1.28 ms, 24 products of 2 * 4096^2 * 512 flops 417 us, and one of 2048
// rows 69.5 us.
//
// At B = 2 both exps move 2 * 2 * 2 * 4096 * 2 = 65536 bytes, in 19.6 ns, and
// compute 16384 flops: 0.25 flop/B, 837.5e9 a second.
// CHECK:      B,series,location,kernels,intensity,bound_by,regime,attainable_flops_per_s,time_s
// CHECK-NEXT: 1,total,,26,{{[0-9.]+}},,memory-bound,
// CHECK-NEXT: 1,linalg.exp,{{.*}},1,0.25,hbm,memory-bound,
// CHECK-NEXT: 1,linalg.matmul,{{.*}},24,
// CHECK-NEXT: 1,linalg.matmul,{{.*}},1,1024,tensor.bf16,compute-bound,989400000000000,
// CHECK-NEXT: 2,total,,27,
// CHECK-NEXT: 2,linalg.exp,{{.*}},2,0.25,hbm,memory-bound,837500000000,1.956{{[0-9]+}}e-08
// CHECK-NEXT: 2,linalg.matmul,{{.*}},24,
// CHECK-NEXT: 2,linalg.matmul,{{.*}},1,1024,

// JSON:      "sweep": {
// JSON-NEXT: "symbol": "B",
// JSON:      "series": [
// JSON-NEXT: {
// JSON-NEXT: "op": null,
// JSON-NEXT: "location": null,
// JSON-NEXT: "kernels": null,
// JSON:      "expr": {
// JSON-NEXT: "kernels": "B + 25"
// JSON:      "op": "linalg.exp",
// JSON:      "kernels": "B"
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
func.func @model(%tokens: tensor<?x4096xbf16> {roofline.dims = ["B", ""]},
                 %prompt: tensor<2048x4096xbf16>, %w: tensor<4096x4096xbf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %b = tensor.dim %tokens, %c0 : tensor<?x4096xbf16>
  scf.for %i = %c0 to %c24 step %c1 {
    %p = func.call @project(%tokens, %w)
        : (tensor<?x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<?x4096xbf16>
  }
  %t = tensor.empty(%b) : tensor<?x4096xbf16>
  scf.for %i = %c0 to %b step %c1 {
    %n = linalg.exp ins(%tokens : tensor<?x4096xbf16>)
                    outs(%t : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>
  }
  %cast = tensor.cast %prompt : tensor<2048x4096xbf16> to tensor<?x4096xbf16>
  %q = func.call @project(%cast, %w)
      : (tensor<?x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<?x4096xbf16>
  return
}
