// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// One layer called at three places. Calls are not followed: each is listed, the
// callee's own cost is shown for one invocation, and the module's totals hold
// neither one nor three of them.

// 2*1*24*40 = 1920 flops per invocation.
// CHECK-LABEL: @layer
// CHECK: linalg.matmul
// CHECK-SAME: flops = 1920 : i64
// CHECK-LABEL: @model
// CHECK-COUNT-3: roofline.unmodelled = "calls are not followed yet (callee @

// Three times (40 + 40*24 + 24)*4 = 4096 bytes.
// REPORT: "name": "layer",
// REPORT: "flops": 1920,
// REPORT: "name": "model",
// REPORT: "flops": 0,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 0,
// REPORT: "op": "func.call",
// REPORT-NEXT: "count": 3,
// REPORT-NEXT: "boundary_bytes": 12288,
// REPORT: "complete": false
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
