// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// 4096 * 1024 = 4194304 points, an add, an exp and a division at each, 12582912
// flops; the division asks the special unit too, which has 2 * 4194304 to do.
// The bias is read once, 1024 * 4 bytes, the others 4194304 * 4.

// CHECK:      arith.addf at {{.*}}: 1 x 4194304 = 4194304 on vector.f32 [arithmetic]
// CHECK-NEXT: arithmetic in f32; done in f32; issue slots: 1
// CHECK-NEXT: math.exp at {{.*}}: 1 x 4194304 = 4194304 on special [transcendental]
// CHECK:      arith.divf at {{.*}}: 1 x 4194304 = 4194304 on vector.f32 [arithmetic]
// CHECK:      arith.divf at {{.*}}: 1 x 4194304 = 4194304 on special [division]
// CHECK-NEXT: division in f32, no flop of its own; a division asks for one operation here beside its flop
// CHECK-NEXT: flops 12582912, of them transcendental 4194304; iops 0
// CHECK:      %arg0 (ins 0), elements of 4 B:
// CHECK-NEXT: read [d0, d1]: 4096 x 1024 = 4194304 elements x 4 B = 16777216 B [footprint]
// CHECK:      %arg1 (ins 1), elements of 4 B:
// CHECK-NEXT: read [d1]: 1024 elements x 4 B = 4096 B [footprint]; requested without reuse 16777216 B
// CHECK:      tensor.empty at {{.*}} (outs 0): no bytes, the payload does not use the old contents [initial-value]
// CHECK-NEXT: read 16777216 + 4096 = 16781312 B
// CHECK-NEXT: written 16777216 B
// CHECK:      vector.f32: 2 x 8388608 issue slots / 6.69e+13 per s
// CHECK-NEXT: special: 8388608 operations
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
!t = tensor<4096x1024xf32>
func.func @bias(%x: !t, %bias: tensor<1024xf32>) -> !t {
  %e = tensor.empty() : !t
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %bias : !t, tensor<1024xf32>) outs(%e : !t) {
  ^bb0(%a: f32, %c: f32, %out: f32):
    %s = arith.addf %a, %c : f32
    %t = math.exp %s : f32
    %q = arith.divf %t, %s : f32
    linalg.yield %q : f32
  } -> !t
  return %0 : !t
}
