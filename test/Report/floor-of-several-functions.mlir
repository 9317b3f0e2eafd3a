// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=B=4096,C=1 --report=json:- -o /dev/null %s | FileCheck --check-prefix=BOUND %s

// The floor of a module is bound by what its slowest function is bound by. With
// sizes that are open that is known only if it is the same for all.

// CHECK: "name": "a"
// CHECK: "floor": {
// CHECK: "regime": "depends"
// CHECK: "name": "b"
// CHECK: "floor": {
// CHECK: "regime": "memory-bound"
// CHECK: "totals": {
// CHECK: "floor": {
// CHECK: "bound_by": null,
// CHECK-NEXT: "regime": "depends",

// 4096 rows against 4096x4096 weights: 2*4096^3 flops and 3*2*4096^2 bytes, 1365
// flop/B over a ridge of 295.
// BOUND: "totals": {
// BOUND: "name": "b"
// BOUND: "totals": {
// BOUND: "totals": {
// BOUND: "floor": {
// BOUND: "bound_by": "tensor.bf16",
func.func @a(%x: tensor<?x4096xbf16> {roofline.dims = ["B", ""]},
             %w: tensor<4096x4096xbf16>) -> tensor<?x4096xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x4096xbf16>
  %e = tensor.empty(%b) : tensor<?x4096xbf16>
  %f = linalg.fill ins(%zero : bf16) outs(%e : tensor<?x4096xbf16>)
      -> tensor<?x4096xbf16>
  %r = linalg.matmul ins(%x, %w : tensor<?x4096xbf16>, tensor<4096x4096xbf16>)
      outs(%f : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>
  return %r : tensor<?x4096xbf16>
}

func.func @b(%x: tensor<?xf32> {roofline.dims = ["C"]}) -> tensor<?xf32> {
  %r = math.absf %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
