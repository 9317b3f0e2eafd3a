// RUN: roofline-opt --allow-unregistered-dialect --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: roofline-opt --allow-unregistered-dialect %s -o %t.plain
// RUN: roofline-opt --allow-unregistered-dialect --analyze %s | roofline-opt --allow-unregistered-dialect --roofline-strip | diff - %t.plain

// Control flow between blocks is that of its structured form: the slower way of
// a cf.cond_br counts, and a jump back is a loop whose turns are a symbol. The
// blocks stay as they are.

// 4 additions against 4 multiplications in as many bytes: the first.
// CHECK-LABEL: func.func @jumps
// CHECK: cf.cond_br
// CHECK: ^bb1:
// CHECK: arith.addf
// CHECK-SAME: branch = true
// CHECK-NOT: taken
// CHECK: ^bb2:
// CHECK: arith.mulf
// CHECK-SAME: taken = false
// REPORT: "name": "jumps",
// REPORT: "flops": 4,
func.func @jumps(%x: tensor<4xf32>, %p: i1) -> tensor<4xf32> {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %twice = arith.addf %x, %x : tensor<4xf32>
  return %twice : tensor<4xf32>
^bb2:
  %square = arith.mulf %x, %x : tensor<4xf32>
  return %square : tensor<4xf32>
}

// CHECK-LABEL: func.func @loops
// CHECK: arith.addf
// CHECK-SAME: executions = "s0"
// CHECK-SAME: flops = "4*s0"
// REPORT: "name": "loops",
// REPORT: "expr": {
// REPORT-NEXT: "flops": "4*s0",
func.func @loops(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^head(%x : tensor<4xf32>)
^head(%y: tensor<4xf32>):
  %next = arith.addf %y, %x : tensor<4xf32>
  %more = "test.more"(%next) : (tensor<4xf32>) -> i1
  cf.cond_br %more, ^head(%next : tensor<4xf32>), ^done
^done:
  return %next : tensor<4xf32>
}

// Calls are followed from blocks as from anywhere.
func.func private @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
// REPORT: "name": "calls",
// REPORT: "flops": 12,
func.func @calls(%x: tensor<4xf32>, %y: tensor<8xf32>) {
  cf.br ^next
^next:
  %a = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %y : tensor<8xf32> to tensor<?xf32>
  %0 = call @callee(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = call @callee(%b) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// A block that nothing reaches takes part in nothing.
// CHECK-LABEL: func.func @unreachable
// CHECK: arith.addf
// CHECK-SAME: flops = 4 : i64
// REPORT: "name": "unreachable",
// REPORT: "flops": 4,
func.func @unreachable(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
^dead:
  %s = arith.mulf %x, %x : tensor<4xf32>
  return %s : tensor<4xf32>
}

// A loop with two entries is one with one entry, and a copy of what comes
// before the other: addf may run before the loop, and then runs in each turn
// but the last, mulf in each.
// CHECK: func.func @two_entries
// CHECK: arith.addf
// CHECK-SAME: executions = "[[TURNS:s[0-9]+]] + 1", flops = "4*[[TURNS]] + 4"
// CHECK: arith.mulf
// CHECK-SAME: executions = "[[TURNS]] + 1", flops = "4*[[TURNS]] + 4"
func.func @two_entries(%x: tensor<4xf32>, %c: i1) {
  cf.cond_br %c, ^p, ^q
^p:
  %s = arith.addf %x, %x : tensor<4xf32>
  cf.br ^q
^q:
  %t = arith.mulf %x, %x : tensor<4xf32>
  cf.cond_br %c, ^p, ^e
^e:
  return
}
