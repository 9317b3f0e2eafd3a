// RUN: roofline-opt --analyze --report=json:%t.json --verify-diagnostics %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json

// Recursion, direct or through others, has a depth that nobody knows: it is
// diagnosed at each call, listed, and ends the analysis no more than any op.

// CHECK: "name": "ping",
// CHECK: "flops": 4,
// CHECK: "name": "pong",
// CHECK: "flops": 8,
// CHECK: "name": "itself",
// CHECK: "unmodelled": [
// CHECK: "op": "func.call",
// CHECK-NEXT: "count": 3,
// CHECK: "why": "a recursive call, whose depth is not known"
// CHECK: "complete": false
func.func @ping(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.addf %x, %x : tensor<4xf32>
  // expected-warning@+1 {{recursive call}}
  %r = func.call @pong(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @pong(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.mulf %x, %x : tensor<4xf32>
  %z = arith.mulf %y, %x : tensor<4xf32>
  // expected-warning@+1 {{recursive call}}
  %r = func.call @ping(%z) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @itself(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning@+1 {{recursive call}}
  %r = func.call @itself(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
