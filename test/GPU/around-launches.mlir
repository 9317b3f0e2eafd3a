// RUN: roofline-opt --analyze --split-input-file %s | FileCheck %s

// A loop around launches runs on the host, and a launch without threads runs
// nothing.

// Six launches of i blocks of 64 threads, i from 0 to 5: 15*64 additions.
// CHECK-LABEL: @in_a_loop
// CHECK: executions = 6 : i64
// CHECK-SAME: flops = 960 : i64
func.func @in_a_loop(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c6 step %c1 {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
      %x = memref.load %a[%tx] : memref<64xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%tx] : memref<64xf32>
      gpu.terminator
    }
  }
  return
}

// -----

// CHECK-LABEL: @no_threads
// CHECK: domain = array<i64: 1, 1, 4, 1, 0, 64>
// CHECK-SAME: hbm_bytes_read = 0 : i64
func.func @no_threads(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c0, %sz = %c1) {
    %x = memref.load %a[%tx] : memref<64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %a[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}

// -----

// A kernel that launches another one: the one outside counts, 64 stores.
// CHECK-LABEL: @inside
// CHECK: gpu.launch
// CHECK: roofline.unmodelled = "a launch inside a kernel"
// CHECK: hbm_bytes_written = 256 : i64
func.func @inside(%a: memref<64xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    memref.store %x, %a[%tx] : memref<64xf32>
    gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %c1, %gy2 = %c1, %gz2 = %c1)
               threads(%tx2, %ty2, %tz2)
               in (%sx2 = %c64, %sy2 = %c1, %sz2 = %c1) {
      memref.store %x, %a[%tx2] : memref<64xf32>
      gpu.terminator
    }
    gpu.terminator
  }
  return
}
