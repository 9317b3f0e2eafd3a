// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// A matrix of 8192 x 8192 f32, 268435456 bytes, is summed up twice. The L2 of 50
// MB has lost each row when it is wanted again:
//   hbm  2 * 268435456 / 3.35e12 = 160.26 us
// If it kept them, main memory would be read once, 80.13 us, and L2 would bind
// with 2 * 268435456 / 6.65e12 = 80.73 us.
// CHECK: "lever": "l2-reuse",
// CHECK-NEXT: "speedup": 1.985{{[0-9]+}},
// CHECK-NEXT: "why": "at most: what is read again found in L2, 537 MB -> 268 MB, then bound by l2"

// What fits is found there anyway.
// CHECK: "function": "small",
// CHECK-NOT: "lever": "l2-reuse"
// CHECK: "totals": {
func.func @large(%x: memref<8192x8192xf32>, %out: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %turn = 0 to 2 iter_args(%a = %zero) -> f32 {
    %b = affine.for %i = 0 to 8192 iter_args(%c = %a) -> f32 {
      %d = affine.for %j = 0 to 8192 iter_args(%e = %c) -> f32 {
        %v = affine.load %x[%i, %j] : memref<8192x8192xf32>
        %s = arith.addf %e, %v : f32
        affine.yield %s : f32
      }
      affine.yield %d : f32
    }
    affine.yield %b : f32
  }
  affine.store %sum, %out[] : memref<f32>
  return
}
func.func @small(%x: memref<1024x1024xf32>, %out: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %turn = 0 to 2 iter_args(%a = %zero) -> f32 {
    %b = affine.for %i = 0 to 1024 iter_args(%c = %a) -> f32 {
      %d = affine.for %j = 0 to 1024 iter_args(%e = %c) -> f32 {
        %v = affine.load %x[%i, %j] : memref<1024x1024xf32>
        %s = arith.addf %e, %v : f32
        affine.yield %s : f32
      }
      affine.yield %d : f32
    }
    affine.yield %b : f32
  }
  affine.store %sum, %out[] : memref<f32>
  return
}
