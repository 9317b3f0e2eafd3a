// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// 4 blocks or tiles of 256 f32 each, of views that begin where the block says.
// They touch 4 different parts of an array of 1024: 4096 bytes are read, and as
// many are written, however the views are made.

// CHECK: "function": "reinterpreted",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4096,
// CHECK-NEXT: "written": 4096,
// CHECK-NEXT: "compulsory": 8192,
!part = memref<256xf32, strided<[1], offset: ?>>
func.func @reinterpreted(%in: memref<1024xf32>, %out: memref<1024xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %o = arith.muli %b, %c256 : index
    %v = memref.reinterpret_cast %in to offset: [%o], sizes: [256], strides: [1]
        : memref<1024xf32> to !part
    %w = memref.reinterpret_cast %out to offset: [%o], sizes: [256], strides: [1]
        : memref<1024xf32> to !part
    %x = memref.load %v[%t] : !part
    memref.store %x, %w[%t] : !part
    gpu.terminator
  }
  return
}

// CHECK: "function": "in_a_forall",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4096,
// CHECK-NEXT: "written": 4096,
// CHECK-NEXT: "compulsory": 8192,
func.func @in_a_forall(%in: memref<1024xf32>, %out: memref<1024xf32>) {
  scf.forall (%b) = (0) to (1024) step (256) {
    %v = memref.reinterpret_cast %in to offset: [%b], sizes: [256], strides: [1]
        : memref<1024xf32> to !part
    %w = memref.reinterpret_cast %out to offset: [%b], sizes: [256], strides: [1]
        : memref<1024xf32> to !part
    linalg.exp ins(%v : !part) outs(%w : !part)
  }
  return
}

// CHECK: "function": "bytes",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4096,
// CHECK-NEXT: "written": 4096,
// CHECK-NEXT: "compulsory": 8192,
func.func @bytes(%raw: memref<4096xi8>, %out: memref<1024xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %o = affine.apply affine_map<(b) -> (b * 1024)>(%b)
    %i = affine.apply affine_map<(b, t) -> (b * 256 + t)>(%b, %t)
    %v = memref.view %raw[%o][] : memref<4096xi8> to memref<256xf32>
    %x = memref.load %v[%t] : memref<256xf32>
    memref.store %x, %out[%i] : memref<1024xf32>
    gpu.terminator
  }
  return
}
