// RUN: roofline-opt --analyze --levers=none --explain=all %s -o /dev/null 2>&1 | FileCheck %s

// Rows 0 to 15 and 8 to 23 are 24 rows of 64 elements of four bytes, 6144, not
// 2 * 4096. The same slice twice is one.

// CHECK:      %arg0 (ins 0, ins 1), elements of 4 B:
// CHECK-NEXT: read [d0, d1]: 16 x 64 = 1024 elements x 4 B = 4096 B
// CHECK-NEXT: read [d0 + 8, d1]: 16 x 64 = 1024 elements x 4 B = 4096 B
// CHECK-NEXT: reads 6144 B, writes 0 B; what several touch counts once [union]
// CHECK:      kernel 1
// CHECK:      read x2 [d0, d1]: 16 x 64 = 1024 elements x 4 B = 4096 B [footprint]; requested without reuse 8192 B
// CHECK-NEXT: reads 4096 B, writes 0 B
!t = tensor<16x64xf32>
func.func @slices(%t: tensor<64x64xf32>, %o: !t) {
  %lo = tensor.extract_slice %t[0, 0] [16, 64] [1, 1] : tensor<64x64xf32> to !t
  %hi = tensor.extract_slice %t[8, 0] [16, 64] [1, 1] : tensor<64x64xf32> to !t
  %0 = linalg.add ins(%lo, %hi : !t, !t) outs(%o : !t) -> !t
  %1 = linalg.mul ins(%lo, %lo : !t, !t) outs(%o : !t) -> !t
  return
}
