// As many blocks as a grid may have, 2147483647 * 65535 * 65535 =
// 9223090559730712575. Each reads the same 4,096 bytes through a store of its own
// and writes them: 9223090559730712575 * 4096 = 37777778932656998707200 bytes of
// L2 each way, a number of 63 + 12 bits, of which a double keeps 53.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s
//
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4096,
// CHECK-NEXT: "written": 4096,
// CHECK: "l2": {
// CHECK-NEXT: "read": 37777778932656998707200,
// CHECK-NEXT: "written": 37777778932656998707200,
// CHECK-NEXT: "compulsory": 8192,
// CHECK-NEXT: "requested": 75555557865313997414400,
// CHECK-NEXT: "transferred": 75555557865313997414400,
func.func @many(%a: memref<1024xf32>) {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %c65535 = arith.constant 65535 : index
  %c2147483647 = arith.constant 2147483647 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2147483647, %gy = %c65535, %gz = %c65535) threads(%tx, %ty, %tz) in (%sx = %c1024, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%tx] : memref<1024xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%tx] : memref<1024xf32>
    gpu.terminator
  }
  return
}
