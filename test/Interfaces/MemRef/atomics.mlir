// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// In a kernel an atomic update reads and writes its element each time, and
// computes: one operation of its kind, or what its region does.

// 1024 values of 4 bytes are read and 64 sums of 4 bytes read and written; of
// the requested bytes each update has its read and its write, 1024 * 4 + 1024 *
// 2 * 4 = 12288.
// CHECK-LABEL: func.func @sums(
// CHECK: } {roofline.cost = {{.*}}flops = 1024 : i64, hbm_bytes_read = 4352 : i64, hbm_bytes_written = 256 : i64
// REPORT: "requested": 12288
func.func @sums(%x: memref<64x16xf32>, %sums: memref<64xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (64, 16) {
    %v = affine.load %x[%i, %j] : memref<64x16xf32>
    %old = memref.atomic_rmw addf %v, %sums[%i] : (f32, memref<64xf32>) -> f32
  }
  return
}

// The same in a region that also multiplies: two flops each.
// CHECK-LABEL: func.func @generic(
// CHECK: } {roofline.cost = {{.*}}flops = 2048 : i64, hbm_bytes_read = 4352 : i64, hbm_bytes_written = 256 : i64
func.func @generic(%x: memref<64x16xf32>, %sums: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 16 {
      %v = affine.load %x[%i, %j] : memref<64x16xf32>
      %old = memref.generic_atomic_rmw %sums[%i] : memref<64xf32> {
      ^bb0(%current: f32):
        %p = arith.mulf %v, %v : f32
        %s = arith.addf %current, %p : f32
        memref.atomic_yield %s : f32
      }
    }
  }
  return
}

// An exchange computes nothing.
// CHECK-LABEL: func.func @exchange(
// CHECK: } {roofline.cost = {{.*}}hbm_bytes_read = 256 : i64, hbm_bytes_written = 256 : i64
func.func @exchange(%x: i32, %flags: memref<64xi32>) {
  affine.parallel (%i) = (0) to (64) {
    %old = memref.atomic_rmw assign %x, %flags[%i] : (i32, memref<64xi32>) -> i32
  }
  return
}
