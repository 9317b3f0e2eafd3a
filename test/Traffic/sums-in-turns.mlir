// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s \
// RUN:   -o /dev/null --report=json:- | FileCheck %s

// 128x128x128 in f32, tiles of 32, the sum outermost: A, B and C have 65536
// bytes each. Between two turns of k on one tile of C lie the other tiles of C
// and a column and a row of tiles of A and B, 65536 + 16384 + 16384 bytes, which
// is more than the 65536 of the cache: C comes and goes with every one of the 4
// turns. A comes once. So does B: between two turns of i on one tile of it lie a
// row of tiles of C and of B and a tile of A, 16384 + 16384 + 4096 bytes.

!t = tensor<128x128xf32>
!tt = tensor<32x32xf32>

// 65536 (A) + 65536 (B) + 4 * 65536 (C) read, 4 * 65536 written.
// CHECK: "executions": 1,
// CHECK: "hbm": {
// CHECK-NEXT: "read": 393216,
// CHECK-NEXT: "written": 262144,
// CHECK-NEXT: "compulsory": 262144,
func.func @added(%A: !t, %B: !t, %C: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %r = scf.for %k = %c0 to %c128 step %c32 iter_args(%ck = %C) -> !t {
    %rk = scf.for %i = %c0 to %c128 step %c32 iter_args(%ci = %ck) -> !t {
      %ri = scf.for %j = %c0 to %c128 step %c32 iter_args(%cj = %ci) -> !t {
        %a = tensor.extract_slice %A[%i, %k] [32, 32] [1, 1] : !t to !tt
        %b = tensor.extract_slice %B[%k, %j] [32, 32] [1, 1] : !t to !tt
        %c = tensor.extract_slice %cj[%i, %j] [32, 32] [1, 1] : !t to !tt
        %d = linalg.matmul ins(%a, %b : !tt, !tt) outs(%c : !tt) -> !tt
        %e = tensor.insert_slice %d into %cj[%i, %j] [32, 32] [1, 1] : !tt into !t
        scf.yield %e : !t
      }
      scf.yield %ri : !t
    }
    scf.yield %rk : !t
  }
  return %r : !t
}

// From zeros: the first turn of k reads nothing of C, the others do.
// 65536 + 65536 + 3 * 65536 read. Compulsory are A, B and the result, and the
// fill is no kernel.
// CHECK: "op": "scf.for"
// CHECK: "executions": 1,
// CHECK: "hbm": {
// CHECK-NEXT: "read": 327680,
// CHECK-NEXT: "written": 262144,
// CHECK-NEXT: "compulsory": 196608,
func.func @from_zeros(%A: !t, %B: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : !t
  %C = linalg.fill ins(%zero : f32) outs(%empty : !t) -> !t
  %r = scf.for %k = %c0 to %c128 step %c32 iter_args(%ck = %C) -> !t {
    %rk = scf.for %i = %c0 to %c128 step %c32 iter_args(%ci = %ck) -> !t {
      %ri = scf.for %j = %c0 to %c128 step %c32 iter_args(%cj = %ci) -> !t {
        %a = tensor.extract_slice %A[%i, %k] [32, 32] [1, 1] : !t to !tt
        %b = tensor.extract_slice %B[%k, %j] [32, 32] [1, 1] : !t to !tt
        %c = tensor.extract_slice %cj[%i, %j] [32, 32] [1, 1] : !t to !tt
        %d = linalg.matmul ins(%a, %b : !tt, !tt) outs(%c : !tt) -> !tt
        %e = tensor.insert_slice %d into %cj[%i, %j] [32, 32] [1, 1] : !tt into !t
        scf.yield %e : !t
      }
      scf.yield %ri : !t
    }
    scf.yield %rk : !t
  }
  return %r : !t
}

// The whole of C in one go: the same, an op for each k.
// CHECK: "op": "scf.for"
// CHECK: "executions": 1,
// CHECK: "hbm": {
// CHECK-NEXT: "read": 327680,
// CHECK-NEXT: "written": 262144,
// CHECK-NEXT: "compulsory": 196608,
func.func @whole(%A: !t, %B: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : !t
  %C = linalg.fill ins(%zero : f32) outs(%empty : !t) -> !t
  %r = scf.for %k = %c0 to %c128 step %c32 iter_args(%c = %C) -> !t {
    %a = tensor.extract_slice %A[0, %k] [128, 32] [1, 1] : !t to tensor<128x32xf32>
    %b = tensor.extract_slice %B[%k, 0] [32, 128] [1, 1] : !t to tensor<32x128xf32>
    %d = linalg.matmul ins(%a, %b : tensor<128x32xf32>, tensor<32x128xf32>) outs(%c : !t) -> !t
    scf.yield %d : !t
  }
  return %r : !t
}
