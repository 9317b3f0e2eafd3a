// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=N=5,M=7 --report=json:- -o /dev/null %s | FileCheck --check-prefix=BOUND %s

// A callee whose calls all pass the sizes of their caller has those names; the
// caller's callers give them their values.

func.func private @inner(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = math.absf %x : tensor<?xf32>
  %s = arith.addf %r, %x : tensor<?xf32>
  return %s : tensor<?xf32>
}
func.func private @outer(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = func.call @inner(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// N + M additions; 5 + 7 = 12.
// CHECK: "name": "main",
// CHECK: "floor": {
// CHECK: "expr": {
// CHECK-NEXT: "hbm_bytes_read": "4*M + 4*N"
// CHECK: "expr": {
// CHECK-NEXT: "flops": "M + N",
// CHECK: "totals": {
// CHECK: "floor": {
// CHECK: "expr": {
// CHECK: "expr": {
// CHECK-NEXT: "flops": "M + N",
// BOUND: "name": "main",
// BOUND: "flops": 12,
// BOUND: "totals": {
// BOUND-NEXT: "flops": 12,
func.func @main(%x: tensor<?xf32> {roofline.dims = ["N"]},
                %y: tensor<?xf32> {roofline.dims = ["M"]}) {
  %a = func.call @outer(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %b = func.call @outer(%y) : (tensor<?xf32>) -> tensor<?xf32>
  return
}
