// RUN: roofline-opt --analyze --target=h100-sxm --split-input-file %s | FileCheck %s

// Buffers are written again: what reads the old contents stays before that.

!t = memref<1024x1024xf32>

// max reads all of %w before the store, and mul behind it: no kernel of both
// can run before or behind.
// CHECK-LABEL: func @written_between
// CHECK-NOT: fusion_group
// CHECK: return
func.func @written_between(%x: !t, %w: !t, %z: !t, %y: !t, %v: f32,
                           %i: index) {
  linalg.max ins(%x, %w : !t, !t) outs(%z : !t)
  memref.store %v, %w[%i, %i] : !t
  linalg.mul ins(%z, %w : !t, !t) outs(%y : !t)
  return
}

// -----

!t = memref<1024x1024xf32>
#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// The sum goes where other points of the same kernel would still read.
// CHECK-LABEL: func @turned
// CHECK-NOT: fusion_group
// CHECK: return
func.func @turned(%x: !t, %b: !t) {
  %a = memref.alloc() : !t
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : !t) outs(%a : !t) {
  ^bb0(%p: f32, %o: f32):
    %q = math.exp %p : f32
    linalg.yield %q : f32
  }
  linalg.add ins(%a, %b : !t, !t) outs(%x : !t)
  return
}

// -----

!t = memref<1024x1024xf32>

// In place at the same points is no harm.
// CHECK-LABEL: func @in_place
// CHECK: linalg.exp {{.*}}fusion_group = 0
// CHECK: linalg.add {{.*}}fusion_group = 0
func.func @in_place(%x: !t, %b: !t) {
  %a = memref.alloc() : !t
  linalg.exp ins(%x : !t) outs(%a : !t)
  linalg.add ins(%a, %b : !t, !t) outs(%x : !t)
  return
}
