// Where rows are in memory is what the type says. Lines of 64 B, 16 f32.
//
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

// Nothing is known of lines where the step along a row is not.
//
// CHECK: "function": "anywhere",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4194304,
// CHECK-NEXT: "written": 0,
// CHECK-NEXT: "compulsory": 4194304,
// CHECK-NEXT: "requested": 4194304,
// CHECK-NEXT: "transferred": null
func.func @anywhere(%a: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 1024 {
      %x = affine.load %a[%i, %j] : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
      %y = arith.mulf %x, %x : f32
    }
  }
  return
}

// Rows of 8 f32 that begin who knows where, taken as the start of a line: 1,024
// lines.
//
// CHECK: "function": "any_pitch",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 32768,
// CHECK: "transferred": 65536,
func.func @any_pitch(%a: memref<1024x8xf32, strided<[?, 1], offset: ?>>) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<1024x8xf32, strided<[?, 1], offset: ?>>
      %y = arith.mulf %x, %x : f32
    }
  }
  return
}

// Every 24 f32: as in holes.mlir, 1,000 lines.
//
// CHECK: "function": "pitch",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 32000,
// CHECK: "transferred": 64000,
func.func @pitch(%a: memref<1000x8xf32, strided<[24, 1]>>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<1000x8xf32, strided<[24, 1]>>
      %y = arith.mulf %x, %x : f32
    }
  }
  return
}

// Columns that follow each other, read along rows: 2,048 lines for each row, of
// which 1,024 fit, so that every element fetches one: 1024 * 2048 * 64 bytes.
//
// CHECK: "function": "columns",
// CHECK: "hbm": {
// CHECK: "compulsory": 8388608,
// CHECK: "transferred": 134217728,
func.func @columns(%a: memref<1024x2048xf32, strided<[1, 1024]>>) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 2048 {
      %x = affine.load %a[%i, %j] : memref<1024x2048xf32, strided<[1, 1024]>>
      %y = arith.mulf %x, %x : f32
    }
  }
  return
}

// Every second of 2048 * 1024 f32: all lines of 8 MiB.
//
// CHECK: "function": "every_second",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4194304,
// CHECK: "transferred": 8388608,
func.func @every_second(%a: memref<1024x1024xf32, strided<[2048, 2]>>) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 1024 {
      %x = affine.load %a[%i, %j] : memref<1024x1024xf32, strided<[2048, 2]>>
      %y = arith.mulf %x, %x : f32
    }
  }
  return
}
