// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Recursion, direct or through others, ends the analysis no more than any call.

// CHECK: "name": "ping",
// CHECK: "flops": 4,
// CHECK: "name": "pong",
// CHECK: "flops": 8,
// CHECK: "name": "itself",
// CHECK: "unmodelled": [
// CHECK: "op": "func.call",
// CHECK: "why": "{{.*}}@pong
// CHECK: "op": "func.call",
// CHECK: "why": "{{.*}}@ping
// CHECK: "op": "func.call",
// CHECK: "why": "{{.*}}@itself
// CHECK: "complete": false
func.func @ping(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.addf %x, %x : tensor<4xf32>
  %r = func.call @pong(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @pong(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.mulf %x, %x : tensor<4xf32>
  %z = arith.mulf %y, %x : tensor<4xf32>
  %r = func.call @ping(%z) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @itself(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = func.call @itself(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
