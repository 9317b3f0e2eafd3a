// RUN: roofline-opt --analyze --levers=none --explain=product --target=h100-sxm %s -o /dev/null 2>&1 | FileCheck %s

// The example of traffic.md: each turn of the second loop goes down a column of
// B, 512 * 4 bytes, along a row of A, as many, and to one element of C: 4100. A
// turn of the first touches all of B, 1048576, and a row of A and of C, 2048
// each. That is more than the 233472 next to a core, so B comes from L2 in all
// of its 512 turns, 511 of them again: 511 * 1048576 = 535822336.

// CHECK:      i0: 512 turns, one after the other, affine.for at {{.*}}; a turn touches 1052672 B at most, which fits the 52428800 B in front of hbm
// CHECK-NEXT: i1: 512 turns, one after the other, affine.for at {{.*}}; a turn touches 4100 B at most, which fits the 233472 B in front of l2
// CHECK-NEXT: i2: 512 turns
// CHECK:      arith.mulf at {{.*}}: 1 x 134217728 = 134217728 on vector.f32 [arithmetic]
// CHECK:      %arg1, elements of 4 B:
// CHECK-NEXT: read [i2, i1]: 512 x 512 = 262144 elements x 4 B = 1048576 B [footprint]
// CHECK:      %arg2, elements of 4 B:
// CHECK:      reads 1048576 B, writes 1048576 B; what several touch counts once [union]
// CHECK-NEXT: read 1048576 + 1048576 + 1048576 = 3145728 B
// CHECK:      hbm bytes of one execution, in this order of loops, behind 52428800 B in lines of 32 B [loop-order]:
// CHECK-NEXT: read 3145728 + 0 again = 3145728 B; written 1048576 + 0 again = 1048576 B
// CHECK:      l2 bytes of one execution, in this order of loops, behind 233472 B in lines of 32 B [loop-order]:
// CHECK-NEXT: %arg1: again read 535822336 B, written 0 B, for reuse that comes too late
// CHECK-NEXT: read 3145728 + 535822336 again = 538968064 B; written 1048576 + 0 again = 1048576 B
// CHECK:      l2: {{[0-9]+}} B in whole lines / 6.65e+12 per s = {{.*}} s  <- binds
// CHECK:      no derivation kept of requested hbm bytes
// CHECK:      loop-order: docs/traffic.md#the-rule
!m = memref<512x512xf32>
func.func @product(%A: !m, %B: !m, %C: !m) {
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      affine.for %k = 0 to 512 {
        %a = affine.load %A[%i, %k] : !m
        %b = affine.load %B[%k, %j] : !m
        %c = affine.load %C[%i, %j] : !m
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : !m
      }
    }
  }
  return
}
