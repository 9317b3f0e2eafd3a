// RUN: roofline-opt --allow-unregistered-dialect --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Loops between blocks that count are counted, and their exits are no branches.

// The sum of i + 8 over i < 8 is 28 + 64 = 92.
// CHECK-LABEL: func.func @triangle
// CHECK: arith.addf
// CHECK-NOT: branch
// CHECK-SAME: executions = 92 : i64, flops = 368 : i64
func.func @triangle(%x: tensor<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  cf.br ^outer(%zero : index)
^outer(%i: index):
  %go = arith.cmpi slt, %i, %eight : index
  cf.cond_br %go, ^rows, ^end
^rows:
  %n = arith.addi %i, %eight : index
  cf.br ^inner(%zero : index)
^inner(%j: index):
  %on = arith.cmpi slt, %j, %n : index
  cf.cond_br %on, ^body, ^next
^body:
  %r = arith.addf %x, %x : tensor<4xf32>
  %j1 = arith.addi %j, %one : index
  cf.br ^inner(%j1 : index)
^next:
  %i1 = arith.addi %i, %one : index
  cf.br ^outer(%i1 : index)
^end:
  return
}

// The body first, so once at least.
// CHECK-LABEL: func.func @body_first
// CHECK: arith.addf
// CHECK-NOT: branch
// CHECK-SAME: executions = "max(N, 1)", flops = "4*max(N, 1)"
func.func @body_first(%x: tensor<4xf32>, %n: index {roofline.dims = ["N"]}) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^body(%zero, %x : index, tensor<4xf32>)
^body(%i: index, %y: tensor<4xf32>):
  %r = arith.addf %y, %x : tensor<4xf32>
  %i1 = arith.addi %i, %one : index
  %on = arith.cmpi slt, %i1, %n : index
  cf.cond_br %on, ^body(%i1, %r : index, tensor<4xf32>), ^end
^end:
  return %r : tensor<4xf32>
}

// The other way round, over open sizes, which all turns have in common: N turns
// of N additions.
// CHECK-LABEL: func.func @sizes
// CHECK: arith.addf
// CHECK-NOT: branch
// CHECK-SAME: executions = "L", flops = "L^2"
func.func @sizes(%x: tensor<?xf32> {roofline.dims = ["L"]}) -> tensor<?xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = tensor.dim %x, %zero : tensor<?xf32>
  cf.br ^head(%zero, %x : index, tensor<?xf32>)
^head(%i: index, %y: tensor<?xf32>):
  %done = arith.cmpi eq, %i, %n : index
  cf.cond_br %done, ^end, ^body
^body:
  %r = arith.addf %y, %x : tensor<?xf32>
  %i1 = arith.addi %i, %one : index
  cf.br ^head(%i1, %r : index, tensor<?xf32>)
^end:
  return %y : tensor<?xf32>
}

// Where data decides: a symbol, but no branch. The test runs once more.
// CHECK-LABEL: func.func @data
// CHECK: arith.addf
// CHECK-NOT: branch
// CHECK-SAME: executions = "[[TRIPS:s[0-9]+]] + 1"
// CHECK: arith.mulf
// CHECK-NOT: branch
// CHECK-SAME: executions = "[[TRIPS]]"
func.func @data(%x: tensor<4xf32>) {
  cf.br ^head
^head:
  %r = arith.addf %x, %x : tensor<4xf32>
  %more = "test.more"(%r) : (tensor<4xf32>) -> i1
  cf.cond_br %more, ^body, ^end
^body:
  %s = arith.mulf %x, %x : tensor<4xf32>
  cf.br ^head
^end:
  return
}

// A branch in the loop stays one: of 6 turns, the first arm counts.
// CHECK-LABEL: func.func @arms
// CHECK: arith.addf
// CHECK-SAME: branch = true
// CHECK-SAME: executions = 6 : i64, flops = 24 : i64
// CHECK: arith.mulf
// CHECK-SAME: taken = false
// REPORT: "name": "arms",
// REPORT: "flops": 24,
func.func @arms(%x: tensor<4xf32>, %p: i1) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %six = arith.constant 6 : index
  cf.br ^head(%zero : index)
^head(%i: index):
  %go = arith.cmpi slt, %i, %six : index
  cf.cond_br %go, ^body, ^end
^body:
  cf.cond_br %p, ^left, ^right
^left:
  %r = arith.addf %x, %x : tensor<4xf32>
  cf.br ^next
^right:
  %s = arith.mulf %x, %x : tensor<4xf32>
  cf.br ^next
^next:
  %i1 = arith.addi %i, %one : index
  cf.br ^head(%i1 : index)
^end:
  return
}

// A loop with scalars is one kernel: its 8 elements are read.
// REPORT: "name": "scalars",
// REPORT: "flops": 8,
// REPORT: "read": 32,
func.func @scalars(%m: memref<8xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %init = arith.constant 0.0 : f32
  cf.br ^head(%zero, %init : index, f32)
^head(%i: index, %sum: f32):
  %go = arith.cmpi slt, %i, %eight : index
  cf.cond_br %go, ^body, ^end
^body:
  %v = memref.load %m[%i] : memref<8xf32>
  %next = arith.addf %sum, %v : f32
  %i1 = arith.addi %i, %one : index
  cf.br ^head(%i1, %next : index, f32)
^end:
  return %sum : f32
}
