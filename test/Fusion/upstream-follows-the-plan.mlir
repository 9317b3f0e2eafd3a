// RUN: mlir-opt --load-pass-plugin=%test_plugin %s \
// RUN:   --pass-pipeline='builtin.module(test-fusion-control,cse)' | FileCheck %s

// Upstream's own patterns, asked to fuse what a plan says and nothing else.

// The three of one group become one, though that takes two steps; the last op,
// which upstream would fuse by itself, is in another group.
// CHECK-LABEL: @chain
func.func @chain(%x: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %e = tensor.empty() : tensor<16x32xf32>
  // CHECK:      linalg.generic
  // CHECK:      math.exp
  // CHECK-NEXT: arith.mulf
  // CHECK-NEXT: math.absf
  // CHECK-NEXT: linalg.yield
  // CHECK:      linalg.generic
  // CHECK:      math.exp
  // CHECK-NEXT: linalg.yield
  // CHECK-NOT:  linalg.generic
  // CHECK:      return
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %1 = linalg.square {test.group = 0} ins(%0 : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = linalg.abs {test.group = 0} ins(%1 : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %3 = linalg.exp {test.group = 1} ins(%2 : tensor<16x32xf32>)
      outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}

// A producer with two users waits until these are one.
// CHECK-LABEL: @diamond
func.func @diamond(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  // CHECK:      linalg.generic
  // CHECK:      math.exp
  // CHECK:      arith.addf
  // CHECK-NEXT: linalg.yield
  // CHECK-NOT:  linalg.generic
  // CHECK:      return
  %0 = linalg.exp {test.group = 2} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.square {test.group = 2} ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.abs {test.group = 2} ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %3 = linalg.add {test.group = 2} ins(%1, %2 : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// One whose value is returned stays, and is not computed twice.
// CHECK-LABEL: @two_users
func.func @two_users(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  // CHECK:     math.exp
  // CHECK-NOT: math.exp
  // CHECK:     return
  %0 = linalg.exp {test.group = 4} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.square {test.group = 4} ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// The product and its init go into the tiles of what follows, and the product is
// returned as others use it; what comes before is not of the group.
// CHECK-LABEL: @epilogue
func.func @epilogue(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>)
    -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  // CHECK:     math.absf
  // CHECK:     scf.forall
  // CHECK-NOT: math.absf
  // CHECK:     linalg.generic
  // CHECK:     arith.addf
  // CHECK:     linalg.generic
  // CHECK:     math.exp
  // CHECK:     scf.forall.in_parallel
  // CHECK-COUNT-2: tensor.parallel_insert_slice
  // CHECK-NOT: linalg.generic
  %zero = arith.constant 0.0 : f32
  %ea = tensor.empty() : tensor<16x8xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %f = tensor.empty() : tensor<16x32xf32>
  %0 = linalg.abs ins(%a : tensor<16x8xf32>) outs(%ea : tensor<16x8xf32>)
      -> tensor<16x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>)
      -> tensor<16x32xf32>
  %1 = linalg.matmul {test.group = 3}
      ins(%0, %b : tensor<16x8xf32>, tensor<8x32xf32>)
      outs(%init : tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = linalg.exp {test.group = 3, test.tiles = array<i64: 8, 16>}
      ins(%1 : tensor<16x32xf32>) outs(%f : tensor<16x32xf32>)
      -> tensor<16x32xf32>
  return %1, %2 : tensor<16x32xf32>, tensor<16x32xf32>
}
