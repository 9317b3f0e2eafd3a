// RUN: roofline-opt --analyze --allow-unregistered-dialect --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Elements that only their dialect knows have no bytes to count.

// CHECK-LABEL: @tokens
// CHECK: linalg.copy
// CHECK-SAME: roofline.unmodelled = "element type !async.token has no known size"
func.func @tokens(%x: tensor<4x!async.token>, %o: tensor<4x!async.token>)
    -> tensor<4x!async.token> {
  %r = linalg.copy ins(%x : tensor<4x!async.token>)
                   outs(%o : tensor<4x!async.token>) -> tensor<4x!async.token>
  return %r : tensor<4x!async.token>
}

// CHECK-LABEL: @unregistered
// CHECK: linalg.copy
// CHECK-SAME: roofline.unmodelled = "element type !some.type has no known size"
func.func @unregistered(%x: tensor<4x!some.type>, %o: tensor<4x!some.type>)
    -> tensor<4x!some.type> {
  %r = linalg.copy ins(%x : tensor<4x!some.type>)
                   outs(%o : tensor<4x!some.type>) -> tensor<4x!some.type>
  return %r : tensor<4x!some.type>
}

// CHECK-LABEL: @scalable_lanes
// CHECK: linalg.copy
// CHECK-SAME: roofline.unmodelled = "element type vector<[4]xf32> has no known size"
func.func @scalable_lanes(%x: tensor<4xvector<[4]xf32>>,
                          %o: tensor<4xvector<[4]xf32>>)
    -> tensor<4xvector<[4]xf32>> {
  %r = linalg.copy ins(%x : tensor<4xvector<[4]xf32>>)
                   outs(%o : tensor<4xvector<[4]xf32>>)
      -> tensor<4xvector<[4]xf32>>
  return %r : tensor<4xvector<[4]xf32>>
}

// Nothing of what touches the boundary has a size: none, and a lower bound.
// REPORT: "op": "linalg.copy",
// REPORT-NEXT: "count": 1,
// REPORT-NEXT: "boundary_bytes": 0,
// REPORT-NEXT: "boundary_bytes_complete": false,
// REPORT: "complete": false
