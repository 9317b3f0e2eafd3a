// RUN: roofline-opt --analyze --target=h100-sxm --levers=none --report=json:- %s -o /dev/null | FileCheck %s
//
// On buffers a fill writes, and the product that adds to it reads that again:
//   fill       4096 * 4096 * 4                    =  67,108,864 written
//   product    2 * 4096 * 64 * 4 + 67,108,864     =  69,206,016 read
//                                                    67,108,864 written
// As one kernel the sums start at zero in registers, as on tensors: 2,097,152
// read and 67,108,864 written. What the fill wrote and was read again is saved,
// 2 * 67,108,864 = 134,217,728.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK: "read": 2097152,
// CHECK-NEXT: "written": 67108864
// CHECK: "saved_hbm_bytes": 134217728

!t = memref<4096x4096xf32>
func.func @f(%x: memref<4096x64xf32>, %w: memref<64x4096xf32>, %y: !t) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : !t)
  linalg.matmul ins(%x, %w : memref<4096x64xf32>, memref<64x4096xf32>)
                outs(%y : !t)
  return
}
