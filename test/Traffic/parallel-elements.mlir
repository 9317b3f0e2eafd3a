// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s
// RUN: roofline-opt --analyze --target=grace-72c %s -o /dev/null --report=json:- \
// RUN:   | FileCheck %s --check-prefix=CPU

// A turn of a parallel loop that makes one element is a thread, not a core: an
// SM of an H100 runs 2048 neighbours at once. A core of a CPU runs them one after
// the other.

// 4 MiB in and out, of which neighbours share sectors and lines.
// CHECK: "l2": {
// CHECK-NEXT: "read": 4194304,
// CHECK-NEXT: "written": 4194304,
// CHECK: "transferred": 8388608,
// CPU: "l2": {
// CPU-NEXT: "read": 4194304,
// CPU-NEXT: "written": 4194304,
// CPU: "transferred": 8388608,
func.func @squares(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %u = memref.load %x[%i, %j] : memref<1024x1024xf32>
    %v = arith.mulf %u, %u : f32
    memref.store %v, %y[%i, %j] : memref<1024x1024xf32>
    scf.reduce
  }
  return
}

// The same in slices of one element, which linalg ops work on.
// CHECK: "l2": {
// CHECK-NEXT: "read": 4194304,
// CHECK-NEXT: "written": 4194304,
// CHECK: "transferred": 8388608,
func.func @slices_of_one(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %e = tensor.empty() : tensor<1024x1024xf32>
  %r = scf.forall (%i, %j) in (1024, 1024) shared_outs(%out = %e) -> tensor<1024x1024xf32> {
    %u = tensor.extract_slice %x[%i, %j] [1, 1] [1, 1] : tensor<1024x1024xf32> to tensor<f32>
    %o = tensor.extract_slice %out[%i, %j] [1, 1] [1, 1] : tensor<1024x1024xf32> to tensor<f32>
    %v = linalg.exp ins(%u : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %out[%i, %j] [1, 1] [1, 1] : tensor<f32> into tensor<1024x1024xf32>
    }
  }
  return %r : tensor<1024x1024xf32>
}

// Rows of a matrix times a vector. 2048 rows take a sector each, 65536 bytes,
// which stay next to the core for the 7 steps that follow. So A comes once, 4096 *
// 4096 * 4 = 67108864 bytes, and x, 16384 bytes, once for each of 2 groups of
// rows: 67141632 bytes. 16384 go back.
// CHECK: "l2": {
// CHECK-NEXT: "read": 67141632,
// CHECK-NEXT: "written": 16384,
// One row after the other, x stays in the 64 KiB of a core of Grace.
// CPU: "flops": 33554432,
// CPU: "l2": {
// CPU-NEXT: "read": 67125248,
// CPU-NEXT: "written": 16384,
func.func @rows(%A: memref<4096x4096xf32>, %x: memref<4096xf32>, %y: memref<4096xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4096 : index
  %zero = arith.constant 0.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> f32 {
      %a = memref.load %A[%i, %k] : memref<4096x4096xf32>
      %b = memref.load %x[%k] : memref<4096xf32>
      %p = arith.mulf %a, %b : f32
      %q = arith.addf %sum, %p : f32
      scf.yield %q : f32
    }
    memref.store %s, %y[%i] : memref<4096xf32>
    scf.reduce
  }
  return
}

// Tiles that are mapped to the warps of a block are on one core, and share what
// they read: A and B of 16384 bytes each. C, 16384 bytes, is written.
// CHECK: "l2": {
// CHECK-NEXT: "read": 32768,
// CHECK-NEXT: "written": 16384,
!t = tensor<64x64xf32>
!r = tensor<16x64xf32>
func.func @warps(%A: !t, %B: !t) -> !t {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !t
  %c = scf.forall (%i) = (0) to (64) step (16) shared_outs(%out = %e) -> !t {
    %a = tensor.extract_slice %A[%i, 0] [16, 64] [1, 1] : !t to !r
    %o = tensor.empty() : !r
    %f = linalg.fill ins(%zero : f32) outs(%o : !r) -> !r
    %p = linalg.matmul ins(%a, %B : !r, !t) outs(%f : !r) -> !r
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %out[%i, 0] [16, 64] [1, 1] : !r into !t
    }
  } {mapping = [#gpu.warp<x>]}
  return %c : !t
}

// Without a mapping each tile has a core, which reads B for itself: 16384 + 4 *
// 16384.
// CHECK: "l2": {
// CHECK-NEXT: "read": 81920,
// CHECK-NEXT: "written": 16384,
func.func @cores(%A: !t, %B: !t) -> !t {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !t
  %c = scf.forall (%i) = (0) to (64) step (16) shared_outs(%out = %e) -> !t {
    %a = tensor.extract_slice %A[%i, 0] [16, 64] [1, 1] : !t to !r
    %o = tensor.empty() : !r
    %f = linalg.fill ins(%zero : f32) outs(%o : !r) -> !r
    %p = linalg.matmul ins(%a, %B : !r, !t) outs(%f : !r) -> !r
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %out[%i, 0] [16, 64] [1, 1] : !r into !t
    }
  }
  return %c : !t
}

// Loops of scf.parallel that are mapped one by one: 4 blocks of 16 rows, whose
// threads take the columns.
// CHECK: "l2": {
// CHECK-NEXT: "read": 16384,
// CHECK-NEXT: "written": 16384,
// CHECK: "transferred": 32768,
func.func @blocks_and_threads(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %u = memref.load %x[%i, %j] : memref<64x64xf32>
    %v = arith.mulf %u, %u : f32
    memref.store %v, %y[%i, %j] : memref<64x64xf32>
    scf.reduce
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>,
                #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
