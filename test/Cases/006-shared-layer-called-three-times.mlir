// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// One layer called at three places counts three times: not once, not nine times,
// and not a fourth time for its definition.

// 2*1*24*40 = 1920 flops per invocation.
// CHECK-LABEL: @layer
// CHECK: linalg.matmul
// CHECK-SAME: flops = 1920 : i64

// Three times 1920 = 5760. Three times (40 + 40*24)*4 = 4000 bytes read and
// 24*4 = 96 written.
// REPORT: "name": "layer",
// REPORT-NEXT: "calls": 3,
// REPORT-NEXT: "dead": false,
// REPORT: "flops": 1920,
// REPORT: "name": "model",
// REPORT-NEXT: "calls": 1,
// REPORT: "flops": 5760,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 5760,
// REPORT: "read": 12000,
// REPORT-NEXT: "written": 288
// Fused, the weights are read once: 3*40*4 + 40*24*4 = 4320.
// REPORT: "floor": {
// REPORT: "read": 4320,
// REPORT-NEXT: "written": 288
// REPORT: "complete": true
func.func private @layer(%x: tensor<1x40xf32>, %w: tensor<40x24xf32>)
    -> tensor<1x24xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x24xf32>)
      -> tensor<1x24xf32>
  %r = linalg.matmul ins(%x, %w : tensor<1x40xf32>, tensor<40x24xf32>)
                     outs(%init : tensor<1x24xf32>) -> tensor<1x24xf32>
  return %r : tensor<1x24xf32>
}

func.func @model(%x: tensor<1x40xf32>, %y: tensor<1x40xf32>,
                 %z: tensor<1x40xf32>, %w: tensor<40x24xf32>)
    -> (tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>) {
  %0 = func.call @layer(%x, %w)
      : (tensor<1x40xf32>, tensor<40x24xf32>) -> tensor<1x24xf32>
  %1 = func.call @layer(%y, %w)
      : (tensor<1x40xf32>, tensor<40x24xf32>) -> tensor<1x24xf32>
  %2 = func.call @layer(%z, %w)
      : (tensor<1x40xf32>, tensor<40x24xf32>) -> tensor<1x24xf32>
  return %0, %1, %2 : tensor<1x24xf32>, tensor<1x24xf32>, tensor<1x24xf32>
}
