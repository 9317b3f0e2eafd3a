// RUN: roofline-opt --analyze --target=h100-sxm --split-input-file %s | FileCheck %s

// What touches a buffer between two ops keeps them apart where it has to do
// with both.

!t = memref<1024x1024xf32>

// The store changes an element that exp reads, and goes behind the square.
// CHECK-LABEL: func @store_between
// CHECK-NOT: fusion_group
// CHECK: return
func.func @store_between(%x: !t, %y: !t, %v: f32, %i: index) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  memref.store %v, %a[%i, %i] : !t
  linalg.exp ins(%a : !t) outs(%y : !t)
  return
}

// -----

!t = memref<1024x1024xf32>

// A store to another buffer keeps nothing apart.
// CHECK-LABEL: func @store_elsewhere
// CHECK: linalg.square {{.*}}fusion_group = 0
// CHECK: linalg.exp {{.*}}fusion_group = 0
func.func @store_elsewhere(%x: !t, %y: !t, %z: !t, %v: f32, %i: index) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  memref.store %v, %z[%i, %i] : !t
  linalg.exp ins(%a : !t) outs(%y : !t)
  return
}

// -----

!t = memref<1024x1024xf32>

// The load finds what square makes in memory, from where exp need not read it.
// CHECK-LABEL: func @load_between
// CHECK: linalg.square {{.*}}fusion_group = 0
// CHECK: linalg.exp {{.*}}fusion_group = 0
func.func @load_between(%x: !t, %y: !t, %i: index) -> f32 {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  %v = memref.load %a[%i, %i] : !t
  %w = arith.addf %v, %v : f32
  linalg.exp ins(%a : !t) outs(%y : !t)
  return %w : f32
}

// -----

!t = memref<1024x1024xf32>

// What is loaded goes into the second op.
// CHECK-LABEL: func @load_for_the_second
// CHECK-NOT: fusion_group
// CHECK: return
func.func @load_for_the_second(%x: !t, %y: !t, %i: index) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  %v = memref.load %a[%i, %i] : !t
  linalg.elementwise kind=#linalg.elementwise_kind<mul>
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>,
                       affine_map<(i, j) -> (i, j)>]
      ins(%a, %v : !t, f32) outs(%y : !t)
  return
}

// -----

!t = memref<1024x1024xf32>

// The load finds the squares, which exp writes over.
// CHECK-LABEL: func @load_before_overwriting
// CHECK-NOT: fusion_group
// CHECK: return
func.func @load_before_overwriting(%x: !t, %i: index) -> f32 {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  %v = memref.load %a[%i, %i] : !t
  linalg.exp ins(%a : !t) outs(%a : !t)
  return %v : f32
}

// -----

!t = memref<1024x1024xf32>
!half = memref<512x1024xf32, strided<[1024, 1]>>

// The view is of what square makes and exp reads.
// CHECK-LABEL: func @view_between
// CHECK-NOT: fusion_group
// CHECK: return
func.func @view_between(%x: !t, %y: !t) {
  %a = memref.alloc() : !t
  %half = memref.subview %a[0, 0] [512, 1024] [1, 1] : !t to !half
  linalg.square ins(%x : !t) outs(%a : !t)
  linalg.abs ins(%half : !half) outs(%half : !half)
  linalg.exp ins(%a : !t) outs(%y : !t)
  return
}

// -----

!t = memref<1024x1024xf32>
func.func private @use(!t)

// Nobody knows what the call does with the buffer.
// CHECK-LABEL: func @call_between
// CHECK-NOT: fusion_group
// CHECK: return
func.func @call_between(%x: !t, %y: !t) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  func.call @use(%a) : (!t) -> ()
  linalg.exp ins(%a : !t) outs(%y : !t)
  return
}

// -----

!t = memref<1024x1024xf32>

// Either of two buffers is what exp reads, and no one follows that.
// CHECK-LABEL: func @one_of_two
// CHECK-NOT: fusion_group
// CHECK: return
func.func @one_of_two(%x: !t, %y: !t, %b: !t, %which: i1) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  %c = arith.select %which, %a, %b : !t
  linalg.exp ins(%c : !t) outs(%y : !t)
  return
}
