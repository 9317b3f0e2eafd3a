// RUN: roofline-opt --analyze --allow-unregistered-dialect --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// A function is invoked from outside if it and all that is around it is public,
// and dead if nothing in the module names it either. Only @open counts.

// CHECK: "functions": [
// CHECK: "name": "used",
// CHECK-NEXT: "calls": 0,
// CHECK-NEXT: "dead": false,
// CHECK: "name": "unused",
// CHECK-NEXT: "calls": 0,
// CHECK-NEXT: "dead": true,
// CHECK: "name": "open",
// CHECK-NEXT: "calls": 1,
// CHECK-NEXT: "dead": false,
// CHECK: "name": "open",
// CHECK-NEXT: "calls": 0,
// CHECK-NEXT: "dead": true,
// CHECK: "name": "shut",
// CHECK-NEXT: "calls": 0,
// CHECK-NEXT: "dead": false,
// CHECK: "totals": {
// CHECK-NEXT: "flops": 4,

// A row is of one function, though two have its name.
// TEXT: arith.addf :{{[0-9]+}}:10
// TEXT-NOT: arith.addf
// TEXT: Never called, so in no total: @unused, @open.
module @inner {
  func.func nested @used(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = arith.addf %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func nested @unused(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = arith.addf %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @open(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.addf %a, %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
module @hidden attributes {sym_visibility = "private"} {
  func.func @open(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.addf %a, %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @shut(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.addf %a, %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
%0 = "test.use"() {uses = [@inner::@used, @hidden::@shut]} : () -> i32
