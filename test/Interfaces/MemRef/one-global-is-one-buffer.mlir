// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=FLOOR --input-file=%t.json

// A global is one buffer, however often it is asked for; a global of the same
// name in another module is another.

memref.global "private" constant @w : memref<1024xf32> = dense<2.0>
memref.global "private" constant @v : memref<1024xf32> = dense<3.0>

// Reads 1024 * 4 bytes of @w once.
// CHECK-LABEL: func.func @twice(
// CHECK: linalg.add {{.*}}hbm_bytes_read = 4096 : i64, hbm_bytes_written = 4096 : i64
func.func @twice(%y: memref<1024xf32>) {
  %a = memref.get_global @w : memref<1024xf32>
  %b = memref.get_global @w : memref<1024xf32>
  linalg.add ins(%a, %b : memref<1024xf32>, memref<1024xf32>) outs(%y : memref<1024xf32>)
  return
}

// CHECK-LABEL: func.func @two(
// CHECK: linalg.add {{.*}}hbm_bytes_read = 8192 : i64, hbm_bytes_written = 4096 : i64
func.func @two(%y: memref<1024xf32>) {
  %a = memref.get_global @w : memref<1024xf32>
  %b = memref.get_global @v : memref<1024xf32>
  linalg.add ins(%a, %b : memref<1024xf32>, memref<1024xf32>) outs(%y : memref<1024xf32>)
  return
}

// Rows 0 to 511 and 256 to 767 are 768 elements.
// CHECK-LABEL: func.func @parts(
// CHECK: linalg.add {{.*}}hbm_bytes_read = 3072 : i64, hbm_bytes_written = 2048 : i64
func.func @parts(%y: memref<512xf32>) {
  %a = memref.get_global @w : memref<1024xf32>
  %b = memref.get_global @w : memref<1024xf32>
  %low = memref.subview %a[0] [512] [1] : memref<1024xf32> to memref<512xf32, strided<[1]>>
  %high = memref.subview %b[256] [512] [1] : memref<1024xf32> to memref<512xf32, strided<[1], offset: 256>>
  linalg.add ins(%low, %high : memref<512xf32, strided<[1]>>, memref<512xf32, strided<[1], offset: 256>>)
      outs(%y : memref<512xf32>)
  return
}

// The floor reads @w once for both kernels, and writes %y and %z.
// FLOOR: "name": "kernels",
// FLOOR: "floor": {
// FLOOR: "read": 4096,
// FLOOR-NEXT: "written": 8192
func.func @kernels(%y: memref<1024xf32>, %z: memref<1024xf32>) {
  %a = memref.get_global @w : memref<1024xf32>
  linalg.exp ins(%a : memref<1024xf32>) outs(%y : memref<1024xf32>)
  %b = memref.get_global @w : memref<1024xf32>
  linalg.exp ins(%b : memref<1024xf32>) outs(%z : memref<1024xf32>)
  return
}

module {
  memref.global "private" constant @w : memref<1024xf32> = dense<5.0>
  // CHECK-LABEL: func.func @elsewhere(
  // CHECK: linalg.exp {{.*}}hbm_bytes_read = 4096 : i64
  func.func @elsewhere(%y: memref<1024xf32>) {
    %a = memref.get_global @w : memref<1024xf32>
    linalg.exp ins(%a : memref<1024xf32>) outs(%y : memref<1024xf32>)
    return
  }
}
