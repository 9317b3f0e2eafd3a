// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null | FileCheck %s

// Figures of other tools for what calls, loops and branches repeat.

// N53, JAX: g(x) + g(y) with g(x) = x * x on [11,4]. The callee counts at every
// call: 3 * 44 = 132.
//
// CHECK: "name": "jax_square"
// CHECK: "name": "jax_calls"
// CHECK: "totals": {
// CHECK-NEXT: "flops": 132
func.func private @jax_square(%x: tensor<11x4xf32>) -> tensor<11x4xf32> {
  %e = tensor.empty() : tensor<11x4xf32>
  %r = linalg.mul ins(%x, %x : tensor<11x4xf32>, tensor<11x4xf32>)
                  outs(%e : tensor<11x4xf32>) -> tensor<11x4xf32>
  return %r : tensor<11x4xf32>
}
func.func @jax_calls(%x: tensor<11x4xf32>, %y: tensor<11x4xf32>)
    -> tensor<11x4xf32> {
  %e = tensor.empty() : tensor<11x4xf32>
  %gx = call @jax_square(%x) : (tensor<11x4xf32>) -> tensor<11x4xf32>
  %gy = call @jax_square(%y) : (tensor<11x4xf32>) -> tensor<11x4xf32>
  %r = linalg.add ins(%gx, %gy : tensor<11x4xf32>, tensor<11x4xf32>)
                  outs(%e : tensor<11x4xf32>) -> tensor<11x4xf32>
  return %r : tensor<11x4xf32>
}

// N67, TVM: j runs up to i + 8 for i below 8. 8 * 8 + (0 + ... + 7) = 92 (120:
// the largest bound, 15, eight times).
//
// CHECK: "name": "tvm_loop_bound"
// CHECK: "totals": {
// CHECK-NEXT: "flops": 92
func.func @tvm_loop_bound(%x: memref<16xf32>, %o: memref<16xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 8)>(%i) {
      %a = affine.load %x[%j] : memref<16xf32>
      %b = affine.load %o[%j] : memref<16xf32>
      %s = arith.addf %a, %b : f32
      affine.store %s, %o[%j] : memref<16xf32>
    }
  }
  return
}

// N68, TVM: a branch on data with one addition, 16 times. The slower arm counts.
//
// CHECK: "name": "tvm_branch"
// CHECK: "totals": {
// CHECK-NEXT: "flops": 16
func.func @tvm_branch(%x: memref<16xf32>, %c: memref<16xi1>) {
  affine.for %i = 0 to 16 {
    %v = affine.load %x[%i] : memref<16xf32>
    %p = affine.load %c[%i] : memref<16xi1>
    %w = scf.if %p -> f32 {
      %s = arith.addf %v, %v : f32
      scf.yield %s : f32
    } else {
      scf.yield %v : f32
    }
    affine.store %w, %x[%i] : memref<16xf32>
  }
  return
}
