// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// One warp, each lane in a row of its own.
// 16 bytes go by 8 lanes: in rows of 32 words all 8 want the same four banks, 4
// phases of 8 wavefronts; in rows of 36 words they lie side by side, 4 of 1.
// 8 bytes go by 16 lanes: in rows of 32 words 2 phases of 16; in rows of 34 words
// lane l begins at bank 2 l, 2 of 1. Rows of 36 words: lanes l and l + 8 meet, 2
// phases of 2.
//   wavefronts 32 + 4 + 32 + 2 + 4 = 74, needed 4 + 4 + 2 + 2 + 2 = 14
//   read 32 * (2 * 16 + 3 * 8) = 1792, 74 * 128 = 9472 could have come
// CHECK: "smem": {
// CHECK-NEXT: "read": 1792,
// CHECK: "transferred": 9472
// CHECK: "bank_conflicts": 5.28571
!rows32 = memref<32x32xf32, #gpu.address_space<workgroup>>
!rows34 = memref<32x34xf32, #gpu.address_space<workgroup>>
!rows36 = memref<32x36xf32, #gpu.address_space<workgroup>>
func.func @rows(%out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%a: !rows32, %b: !rows34, %c: !rows36) {
    %0 = vector.load %a[%t, %c0] : !rows32, vector<4xf32>
    %1 = vector.load %c[%t, %c0] : !rows36, vector<4xf32>
    %2 = vector.load %a[%t, %c0] : !rows32, vector<2xf32>
    %3 = vector.load %b[%t, %c0] : !rows34, vector<2xf32>
    %4 = vector.load %c[%t, %c0] : !rows36, vector<2xf32>
    gpu.terminator
  }
  return
}
