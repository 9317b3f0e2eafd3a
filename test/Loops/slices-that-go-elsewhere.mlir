// An inner loop starts from a slice of %p, writes over all of it, and what it
// makes goes to %o, or into a sum: %p is neither written nor read.
//
// RUN: roofline-opt --analyze %s -o /dev/null --report=json:- | FileCheck %s

// x is read and o written: 64 x 96 elements of 4 bytes each, 24576.
//
// CHECK: "function": "elsewhere"
// CHECK: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 24576
// CHECK-NEXT: "written": 24576
// CHECK-NEXT: "compulsory": 49152
// CHECK-NEXT: "requested": 49152
func.func @elsewhere(%x: tensor<64x96xf32>, %o: tensor<64x96xf32>,
                     %p: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %r = scf.forall (%i) = (0) to (64) step (16)
      shared_outs(%a = %o) -> (tensor<64x96xf32>) {
    %s = tensor.extract_slice %p[%i, 0] [16, 96] [1, 1]
      : tensor<64x96xf32> to tensor<16x96xf32>
    %q = scf.forall (%j) = (0) to (96) step (32)
        shared_outs(%b = %s) -> (tensor<16x96xf32>) {
      %xs = tensor.extract_slice %x[%i, %j] [16, 32] [1, 1]
        : tensor<64x96xf32> to tensor<16x32xf32>
      %e = tensor.empty() : tensor<16x32xf32>
      %y = linalg.exp ins(%xs : tensor<16x32xf32>)
                      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %y into %b[0, %j] [16, 32] [1, 1]
          : tensor<16x32xf32> into tensor<16x96xf32>
      }
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %a[%i, 0] [16, 96] [1, 1]
        : tensor<16x96xf32> into tensor<64x96xf32>
    }
  }
  return %r : tensor<64x96xf32>
}

// Half of the rows of o, 12288 bytes, are written, in the kernel and in the
// floor.
//
// CHECK: "function": "half"
// CHECK: "written": 12288
// CHECK: "name": "half"
// CHECK: "floor": {
// CHECK-NEXT: "bytes": {
// CHECK-NEXT: "hbm": {
// CHECK-NEXT: "read": 12288
// CHECK-NEXT: "written": 12288
func.func @half(%x: tensor<64x96xf32>, %o: tensor<64x96xf32>)
    -> tensor<64x96xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %c32 step %c16 iter_args(%a = %o)
      -> (tensor<64x96xf32>) {
    %xs = tensor.extract_slice %x[%i, 0] [16, 96] [1, 1]
      : tensor<64x96xf32> to tensor<16x96xf32>
    %e = tensor.empty() : tensor<16x96xf32>
    %y = linalg.exp ins(%xs : tensor<16x96xf32>)
                    outs(%e : tensor<16x96xf32>) -> tensor<16x96xf32>
    %n = tensor.insert_slice %y into %a[%i, 0] [16, 96] [1, 1]
      : tensor<16x96xf32> into tensor<64x96xf32>
    scf.yield %n : tensor<64x96xf32>
  }
  return %r : tensor<64x96xf32>
}
