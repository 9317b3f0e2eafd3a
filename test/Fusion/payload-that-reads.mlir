// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse)' %s | FileCheck %s --check-prefix=IR
//
// The payload of the first op loads from a buffer that is written before the
// second: as one kernel behind the store it would load another value.

// CHECK: "groups": [],
// IR: memref.load
// IR: memref.store
// IR: linalg.negf

!t = tensor<1024x1024xf32>
func.func @f(%x: !t, %m: memref<4xf32>, %v: f32) -> !t {
  %zero = arith.constant 0 : index
  %e = tensor.empty() : !t
  %a = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x : !t) outs(%e : !t) {
  ^bb0(%in: f32, %out: f32):
    %s = memref.load %m[%zero] : memref<4xf32>
    %r = arith.mulf %in, %s : f32
    linalg.yield %r : f32
  } -> !t
  memref.store %v, %m[%zero] : memref<4xf32>
  %b = linalg.negf ins(%a : !t) outs(%e : !t) -> !t
  return %b : !t
}
