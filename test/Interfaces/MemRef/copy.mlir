// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A copy reads its source and writes its target.

// 4*6*4 each.
// CHECK-LABEL: func.func @whole(
// CHECK: memref.copy
// CHECK-SAME: domain = array<i64: 4, 6>, hbm_bytes_read = 96 : i64, hbm_bytes_written = 96 : i64
func.func @whole(%a: memref<4x6xf32>, %b: memref<4x6xf32>) {
  memref.copy %a, %b : memref<4x6xf32> to memref<4x6xf32>
  return
}

// The slice, not the buffers: 4*2*4 each.
// CHECK-LABEL: func.func @views(
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
func.func @views(%a: memref<4x6xf32>, %b: memref<4x2xf32>) {
  %0 = memref.subview %a[0, 2] [4, 2] [1, 1]
           : memref<4x6xf32> to memref<4x2xf32, strided<[6, 1], offset: 2>>
  memref.copy %0, %b
      : memref<4x2xf32, strided<[6, 1], offset: 2>> to memref<4x2xf32>
  return
}

// Shared memory is on the chip.
// CHECK-LABEL: func.func @to_workgroup(
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 96 : i64, hbm_bytes_written = 0 : i64
func.func @to_workgroup(%a: memref<4x6xf32>,
                        %b: memref<4x6xf32, #gpu.address_space<workgroup>>) {
  memref.copy %a, %b : memref<4x6xf32>
      to memref<4x6xf32, #gpu.address_space<workgroup>>
  return
}

// Five numbers of four bits take three bytes.
// CHECK-LABEL: func.func @packed(
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 3 : i64, hbm_bytes_written = 3 : i64
func.func @packed(%a: memref<5xi4>, %b: memref<5xi4>) {
  memref.copy %a, %b : memref<5xi4> to memref<5xi4>
  return
}

// CHECK-LABEL: func.func @empty(
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"
func.func @empty(%a: memref<0x6xf32>, %b: memref<0x6xf32>) {
  memref.copy %a, %b : memref<0x6xf32> to memref<0x6xf32>
  return
}
