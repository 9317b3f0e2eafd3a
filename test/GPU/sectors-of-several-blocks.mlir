// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// 64 blocks store 4 bytes each, eight of them into one sector of main memory. A
// block moves its own sector once, of which L2 takes what is written: nothing
// comes back to an SM.
//   to main memory  8 * 32 = 256, from the SMs  64 * 32 = 2048
// CHECK: "hbm": {
// CHECK: "transferred": 256,
// CHECK: "l2": {
// CHECK-NEXT: "read": 0,
// CHECK-NEXT: "written": 256,
// CHECK: "transferred": 2048,
func.func @store(%out: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %x = arith.constant 1.0 : f32
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c64, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %x, %out[%b] : memref<64xf32>
    gpu.terminator
  }
  return
}
