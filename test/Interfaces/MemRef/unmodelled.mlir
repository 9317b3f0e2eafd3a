// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// What cannot be told is named with its reason.

func.func @unmodelled(%b: memref<8xf32>, %u: memref<*xf32>) {
  // CHECK: memref.copy {{.*}}roofline.unmodelled = "an operand without a rank"
  memref.copy %u, %b : memref<*xf32> to memref<8xf32>
  // CHECK: memref.copy {{.*}}roofline.unmodelled = "an operand without a rank"
  memref.copy %b, %u : memref<8xf32> to memref<*xf32>
  // CHECK: memref.realloc {{.*}}roofline.unmodelled = "a reallocation may copy its contents or not"
  %0 = memref.realloc %b : memref<8xf32> to memref<16xf32>
  return
}
