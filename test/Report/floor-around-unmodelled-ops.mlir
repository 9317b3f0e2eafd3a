// RUN: roofline-opt --analyze --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// An op that is not modelled may be fused like any other: what it makes, or may
// have written, need not be read from memory, and what it reads need not be
// written there. All values are 1024 * 4 = 4096 bytes.

!t = tensor<1024xf32>
!m = memref<1024xf32>
memref.global "private" @state : !m = uninitialized
memref.global "private" constant @table : !m = dense<1.0>
func.func private @step()
func.func private @update(!m)

// Reads %x, writes the result; %1 and %2 stay on chip.
// CHECK: "name": "between",
// CHECK: "floor": {
// CHECK: "read": 4096,
// CHECK-NEXT: "written": 4096
func.func @between(%x: !t) -> !t {
  %e = tensor.empty() : !t
  %1 = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %2 = tosa.tanh %1 : (!t) -> !t
  %3 = linalg.exp ins(%2 : !t) outs(%e : !t) -> !t
  return %3 : !t
}

// %a is read before the call may have written it and %b after, which counts no
// more; %y is written.
// CHECK: "name": "buffers",
// CHECK: "floor": {
// CHECK: "read": 4096,
// CHECK-NEXT: "written": 4096
func.func @buffers(%a: !m, %b: !m, %y: !m) {
  linalg.exp ins(%a : !m) outs(%y : !m)
  call @update(%a) : (!m) -> ()
  call @update(%b) : (!m) -> ()
  linalg.add ins(%a, %b : !m, !m) outs(%y : !m)
  return
}

// The call may have written @state, but not the constant @table.
// CHECK: "name": "globals",
// CHECK: "floor": {
// CHECK: "read": 4096,
// CHECK-NEXT: "written": 4096
func.func @globals(%y: !m) {
  call @step() : () -> ()
  %s = memref.get_global @state : !m
  %t = memref.get_global @table : !m
  linalg.add ins(%s, %t : !m, !m) outs(%y : !m)
  return
}

// TEXT-NOT: no fusion can beat it
// TEXT: Floor: inputs, constants and results of what is modelled, moved once.
// TEXT-NOT: no fusion can beat it
