// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// A loop over eight tiles of 32 rows is one kernel: 8 executions of a product
// of 32 x 64 x 128 = 262144 points, 2097152 in all. Together they read all of A,
// 256 * 128 * 4 bytes, and B once, 128 * 64 * 4; the sums start from zero.

// CHECK:      kernel 0: scf.for
// CHECK:      i0: 8 turns, one after the other, scf.for at
// CHECK:      arith.mulf, arith.addf: 2 x 2097152 = 4194304 on vector.f32 [contraction]
// CHECK:      %arg0, elements of 4 B:
// CHECK:      256 x 128 = 32768 elements x 4 B = 131072 B
// CHECK:      %arg1, elements of 4 B:
// CHECK:      128 x 64 = 8192 elements x 4 B = 32768 B
// CHECK:      read {{.*}} = 163840 B
// CHECK-NEXT: written 65536 B
// CHECK:      executions: 1
func.func @tiles(%a: tensor<256x128xf32>, %b: tensor<128x64xf32>) -> tensor<256x64xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x64xf32>
  %r = scf.for %i = %c0 to %c256 step %c32 iter_args(%acc = %e) -> tensor<256x64xf32> {
    %rows = tensor.extract_slice %a[%i, 0] [32, 128] [1, 1] : tensor<256x128xf32> to tensor<32x128xf32>
    %t = tensor.empty() : tensor<32x64xf32>
    %start = linalg.fill ins(%zero : f32) outs(%t : tensor<32x64xf32>) -> tensor<32x64xf32>
    %p = linalg.matmul ins(%rows, %b : tensor<32x128xf32>, tensor<128x64xf32>)
                       outs(%start : tensor<32x64xf32>) -> tensor<32x64xf32>
    %next = tensor.insert_slice %p into %acc[%i, 0] [32, 64] [1, 1] : tensor<32x64xf32> into tensor<256x64xf32>
    scf.yield %next : tensor<256x64xf32>
  }
  return %r : tensor<256x64xf32>
}
