// RUN: roofline-opt --analyze %s | FileCheck %s

// Numbers wider than a byte take whole bytes, as LLVM stores them; narrower
// ones are packed.

// 100 * 2 bytes.
// CHECK-LABEL: @i12
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 200 : i64, hbm_bytes_written = 200 : i64
func.func @i12(%x: memref<100xi12>, %o: memref<100xi12>) {
  memref.copy %x, %o : memref<100xi12> to memref<100xi12>
  return
}

// 100 * 3 bytes, and 100 * 9.
// CHECK-LABEL: @i17_and_i65
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 300 : i64, hbm_bytes_written = 300 : i64
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 900 : i64, hbm_bytes_written = 900 : i64
func.func @i17_and_i65(%x: memref<100xi17>, %y: memref<100xi65>) {
  memref.copy %x, %x : memref<100xi17> to memref<100xi17>
  memref.copy %y, %y : memref<100xi65> to memref<100xi65>
  return
}

// An f32 in memory: 256 * 256 * 4 bytes.
// CHECK-LABEL: @tf32
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 262144 : i64, hbm_bytes_written = 262144 : i64
func.func @tf32(%x: memref<256x256xtf32>, %o: memref<256x256xtf32>) {
  memref.copy %x, %o : memref<256x256xtf32> to memref<256x256xtf32>
  return
}

// 100 * 10 bytes.
// CHECK-LABEL: @f80
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 1000 : i64, hbm_bytes_written = 1000 : i64
func.func @f80(%x: memref<100xf80>, %o: memref<100xf80>) {
  memref.copy %x, %o : memref<100xf80> to memref<100xf80>
  return
}

// Two parts of two bytes, three lanes of two bytes, two parts of 7 bits, three
// lanes of one byte: 100 * 4, 100 * 6, 100 * 14 / 8 and 100 * 3.
// CHECK-LABEL: @made_of_such
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 400 : i64, hbm_bytes_written = 400 : i64
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 600 : i64, hbm_bytes_written = 600 : i64
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 175 : i64, hbm_bytes_written = 175 : i64
// CHECK: memref.copy
// CHECK-SAME: hbm_bytes_read = 300 : i64, hbm_bytes_written = 300 : i64
func.func @made_of_such(%z: memref<100xcomplex<i12>>, %v: memref<100xvector<3xi12>>, %n: memref<100xcomplex<i7>>, %b: memref<100xvector<3xi1>>) {
  memref.copy %z, %z : memref<100xcomplex<i12>> to memref<100xcomplex<i12>>
  memref.copy %v, %v : memref<100xvector<3xi12>> to memref<100xvector<3xi12>>
  memref.copy %n, %n : memref<100xcomplex<i7>> to memref<100xcomplex<i7>>
  memref.copy %b, %b : memref<100xvector<3xi1>> to memref<100xvector<3xi1>>
  return
}
