// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse{target=h100-sxm})' %s -o %t.mlir
// RUN: FileCheck --check-prefix=LOOP %s < %t.mlir
// RUN: roofline-opt --analyze --target=h100-sxm --fusion=none --report=json:- %t.mlir -o /dev/null \
// RUN:   | FileCheck --check-prefix=FUSED %s
//
// 2048 x 4096 by 4096 x 14336 in bf16. Of tiles of 128 x 128 there are 16 rows
// and 112 columns, and 132 of them run at once.
//   columns innermost: a row at once, so that the next sweeps all of the right
//                      side, 117,440,512 bytes: more than 50 MB of L2 keep
//   rows innermost:    8 columns at once, of all rows; the next 8 read the left
//                      side again, 16,777,216 bytes, which L2 has kept with
//                      8 * 128 * 4096 * 2 = 8,388,608 of the right
// Read once: 134,217,728. Written: 2048 * 14336 * 2 = 58,720,256.

// CHECK: "groups": [
// CHECK: "tile_sizes": [
// CHECK-NEXT: 128,
// CHECK-NEXT: 128
// CHECK-NEXT: ],
// CHECK-NEXT: "tile_order": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 0
// CHECK-NEXT: ],
// CHECK: "read": 134217728,
// CHECK-NEXT: "written": 58720256,

// LOOP: scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (14336, 2048) step (128, 128)

// FUSED: "op": "scf.forall",
// FUSED: "read": 134217728,
// FUSED-NEXT: "written": 58720256

#id = affine_map<(i, j) -> (i, j)>
func.func @f(%a: tensor<2048x4096xbf16>, %b: tensor<4096x14336xbf16>)
    -> tensor<2048x14336xbf16> {
  %zero = arith.constant 0.0 : f32
  %e32 = tensor.empty() : tensor<2048x14336xf32>
  %e16 = tensor.empty() : tensor<2048x14336xbf16>
  %i = linalg.fill ins(%zero : f32) outs(%e32 : tensor<2048x14336xf32>)
      -> tensor<2048x14336xf32>
  %c = linalg.matmul ins(%a, %b : tensor<2048x4096xbf16>, tensor<4096x14336xbf16>)
      outs(%i : tensor<2048x14336xf32>) -> tensor<2048x14336xf32>
  %t = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<2048x14336xf32>) outs(%e16 : tensor<2048x14336xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %r = arith.truncf %x : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<2048x14336xbf16>
  return %t : tensor<2048x14336xbf16>
}
