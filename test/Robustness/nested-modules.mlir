// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Functions are found in modules of modules; names may repeat. A private one
// that nothing calls is dead, shown, and not in the totals.

// CHECK: "name": "work",
// CHECK-NEXT: "calls": 1,
// CHECK-NEXT: "dead": false,
// CHECK: "flops": 4,
// CHECK: "name": "work",
// CHECK-NEXT: "calls": 0,
// CHECK-NEXT: "dead": true,
// CHECK: "flops": 8,
// CHECK: "totals": {
// CHECK-NEXT: "flops": 4,
module @outer {
  module @first {
    func.func @work(%x: tensor<4xf32>) -> tensor<4xf32> {
      %r = arith.addf %x, %x : tensor<4xf32>
      return %r : tensor<4xf32>
    }
  }
  module @second {
    module {
      func.func private @work(%x: tensor<8xf32>) -> tensor<8xf32> {
        %r = arith.addf %x, %x : tensor<8xf32>
        return %r : tensor<8xf32>
      }
    }
  }
}
