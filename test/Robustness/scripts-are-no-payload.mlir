// RUN: roofline-opt --analyze --strict --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Transform scripts, patterns and definitions of dialects do not run with the
// program: they are neither functions nor missing.

// CHECK: linalg.exp
// CHECK-SAME: flops = 8 : i64
// CHECK-NOT: roofline.unmodelled
// REPORT: "functions": [
// REPORT: "name": "f",
// REPORT-NOT: "name": "__transform_main"
// REPORT-NOT: "name": "matcher"
// REPORT: "unmodelled": []
// REPORT-NEXT: "complete": true
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.annotate %x "hello" : !transform.any_op
    }
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%root: !transform.any_op):
    transform.yield
  }
  module @patterns {
    pdl.pattern @rename : benefit(1) {
      %root = pdl.operation "foo.op"
      pdl.rewrite %root {
        pdl.erase %root
      }
    }
  }
  irdl.dialect @cmath {
    irdl.type @complex {
      %0 = irdl.is f32
      irdl.parameters(elem: %0)
    }
  }
}
