// RUN: roofline-opt --analyze --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json

// The floor of a function is that of all it runs: calls are looked through, and
// memory that several of them touch is one.

// Weights are read once: 3 * 16 + 64 bytes of weights in a table of 16 numbers
// and 4*4*4 = 64 of %w in, 3 * 16 out.
// CHECK: "name": "layer",
// CHECK: "name": "weights_once",
// CHECK: "floor": {
// CHECK: "read": 176,
// CHECK-NEXT: "written": 48
func.func private @layer(%x: tensor<1x4xf32>, %w: tensor<4x4xf32>) -> tensor<1x4xf32> {
  %zero = arith.constant 0.0 : f32
  %table = arith.constant dense<[[0., 1., 2., 3.], [4., 5., 6., 7.], [8., 9., 10., 11.], [12., 13., 14., 15.]]> : tensor<4x4xf32>
  %e = tensor.empty() : tensor<1x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4xf32>) -> tensor<1x4xf32>
  %m = linalg.matmul ins(%x, %w : tensor<1x4xf32>, tensor<4x4xf32>)
                     outs(%f : tensor<1x4xf32>) -> tensor<1x4xf32>
  %r = linalg.matmul ins(%m, %table : tensor<1x4xf32>, tensor<4x4xf32>)
                     outs(%f : tensor<1x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}
func.func @weights_once(%a: tensor<1x4xf32>, %b: tensor<1x4xf32>, %c: tensor<1x4xf32>,
    %w: tensor<4x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) {
  %0 = call @layer(%a, %w) : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<1x4xf32>
  %1 = call @layer(%b, %w) : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<1x4xf32>
  %2 = call @layer(%c, %w) : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<1x4xf32>
  return %0, %1, %2 : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>
}

// What one call hands to the next stays on chip, through calls in calls too:
// 16 bytes in, 16 out.
// CHECK: "name": "chain",
// CHECK: "floor": {
// CHECK: "read": 16,
// CHECK-NEXT: "written": 16
func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %x, %x : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @fourfold(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @double(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %z = call @double(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}
func.func @chain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @fourfold(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %z = call @fourfold(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// Slices that overlap: 0 to 7 and 4 to 11 are 12 numbers together, 48 bytes.
// CHECK: "name": "slices",
// CHECK: "floor": {
// CHECK: "read": 48,
// CHECK-NEXT: "written": 64
func.func private @halve(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = arith.mulf %x, %x : tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @slices(%x: tensor<16xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = tensor.extract_slice %x[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = tensor.extract_slice %x[4] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %0 = call @halve(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @halve(%b) : (tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// The callee adds to what it gets, of which the caller has another use: two
// results, 2 * 64 bytes. Read are %a, %b and %c, 3 * 64.
// CHECK: "name": "add_to",
// CHECK: "name": "used_twice",
// CHECK: "floor": {
// CHECK: "read": 192,
// CHECK-NEXT: "written": 128
func.func private @add_to(%c: tensor<4x4xf32>, %a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
                     outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
func.func @used_twice(%c: tensor<4x4xf32>, %a: tensor<4x4xf32>, %b: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = call @add_to(%c, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = call @add_to(%c, %b) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// A constant that the caller knows is not read.
// CHECK: "name": "from_zero",
// CHECK: "floor": {
// CHECK: "read": 64,
// CHECK-NEXT: "written": 64
func.func @from_zero(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = call @add_to(%zero, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// What a call fills is written, 64 bytes, where it leaves; nothing is read.
// CHECK: "name": "filled",
// CHECK: "floor": {
// CHECK: "read": 0,
// CHECK-NEXT: "written": 64
func.func private @ones() -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %f : tensor<4x4xf32>
}
func.func @filled() -> tensor<4x4xf32> {
  %0 = call @ones() : () -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// It stays on chip where another call takes it: only %a is read.
// CHECK: "name": "fill_passed_on",
// CHECK: "floor": {
// CHECK: "read": 64,
// CHECK-NEXT: "written": 64
func.func @fill_passed_on(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = call @ones() : () -> tensor<4x4xf32>
  %1 = call @add_to(%0, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// Through memory: %t is on chip, %o is written.
// CHECK: "name": "memory",
// CHECK: "floor": {
// CHECK: "read": 16,
// CHECK-NEXT: "written": 16
func.func private @copy_twice(%x: memref<4xf32>, %o: memref<4xf32>) {
  linalg.add ins(%x, %x : memref<4xf32>, memref<4xf32>) outs(%o : memref<4xf32>)
  return
}
func.func @memory(%x: memref<4xf32>, %o: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  call @copy_twice(%x, %t) : (memref<4xf32>, memref<4xf32>) -> ()
  call @copy_twice(%t, %o) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// Calls in a loop are looked through in every turn: all read and write the same
// 4 elements.
// CHECK: "name": "in_a_loop",
// CHECK: "floor": {
// CHECK: "read": 16,
// CHECK-NEXT: "written": 16
func.func @in_a_loop(%x: memref<4xf32>, %o: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  scf.for %i = %zero to %four step %one {
    func.call @copy_twice(%x, %o) : (memref<4xf32>, memref<4xf32>) -> ()
  }
  return
}
// So are calls with sizes of their own: 4 and 8 elements in, and nobody uses
// what comes out.
// CHECK: "name": "own_sizes",
// CHECK: "floor": {
// CHECK: "read": 48,
// CHECK-NEXT: "written": 0
func.func private @any(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @own_sizes(%x: tensor<4xf32>, %y: tensor<8xf32>) {
  %a = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %y : tensor<8xf32> to tensor<?xf32>
  %0 = call @any(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = call @any(%b) : (tensor<?xf32>) -> tensor<?xf32>
  return
}
