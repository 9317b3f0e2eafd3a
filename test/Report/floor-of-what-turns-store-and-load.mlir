// A kernel that loads what its turns have stored does not read that from
// memory: the floor of one kernel is the kernel.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- | FileCheck %s

// An inner loop's result is put back into o and summed into p: x is read, 64 x
// 96 elements of 4 bytes, o is written over, and so are the 64 sums in p.
//
// CHECK: "name": "used_twice"
// CHECK: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 24576
// CHECK-NEXT: "written": 24832
// CHECK: "floor": {
// CHECK-NEXT: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 24576
// CHECK-NEXT: "written": 24832
func.func @used_twice(%x: tensor<64x96xf32>, %o: tensor<64x96xf32>,
                      %p: tensor<64xf32>)
    -> (tensor<64x96xf32>, tensor<64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c96 = arith.constant 96 : index
  %zero = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c0 to %c64 step %c16
      iter_args(%a = %o, %d = %p) -> (tensor<64x96xf32>, tensor<64xf32>) {
    %s = tensor.extract_slice %a[%i, 0] [16, 96] [1, 1]
      : tensor<64x96xf32> to tensor<16x96xf32>
    %q = scf.for %j = %c0 to %c96 step %c32
        iter_args(%b = %s) -> tensor<16x96xf32> {
      %xs = tensor.extract_slice %x[%i, %j] [16, 32] [1, 1]
        : tensor<64x96xf32> to tensor<16x32xf32>
      %e = tensor.empty() : tensor<16x32xf32>
      %y = linalg.exp ins(%xs : tensor<16x32xf32>)
                      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
      %n = tensor.insert_slice %y into %b[0, %j] [16, 32] [1, 1]
        : tensor<16x32xf32> into tensor<16x96xf32>
      scf.yield %n : tensor<16x96xf32>
    }
    %empty = tensor.empty() : tensor<16xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<16xf32>)
      -> tensor<16xf32>
    %sum = linalg.reduce {arith.addf} ins(%q : tensor<16x96xf32>)
                                      outs(%fill : tensor<16xf32>)
      dimensions = [1]
    %back = tensor.insert_slice %q into %a[%i, 0] [16, 96] [1, 1]
      : tensor<16x96xf32> into tensor<64x96xf32>
    %sums = tensor.insert_slice %sum into %d[%i] [16] [1]
      : tensor<16xf32> into tensor<64xf32>
    scf.yield %back, %sums : tensor<64x96xf32>, tensor<64xf32>
  }
  return %r#0, %r#1 : tensor<64x96xf32>, tensor<64xf32>
}

// b and o are written, 1024 elements of 4 bytes each, and nothing is read.
//
// CHECK: "name": "in_buffers"
// CHECK: "floor": {
// CHECK-NEXT: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 0
// CHECK-NEXT: "written": 8192
func.func @in_buffers(%b: memref<1024xf32>, %o: memref<1024xf32>, %x: f32) {
  affine.for %i = 0 to 1024 {
    affine.store %x, %b[%i] : memref<1024xf32>
    %v = affine.load %b[%i] : memref<1024xf32>
    affine.store %v, %o[%i] : memref<1024xf32>
  }
  return
}
