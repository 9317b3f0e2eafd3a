// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// One token by 4096 x 4096 weights of 4 bits, widened to bf16 and scaled.
//   apart   widen: 4096*4096/2 = 8,388,608 read, 33,554,432 written
//           product: 33,554,432 + 8,192 read, 8,192 written
//   as one  8,388,608 + 8,192 read, 8,192 written: saved 67,108,864
// Every weight is used once, so nothing is computed twice: 16,777,216 of the
// multiplication by the scale and 33,554,432 of the product.

// CHECK: "groups": [
// CHECK: "form": "elementwise",
// CHECK: "flops": 50331648,
// CHECK: "read": 8396800,
// CHECK-NEXT: "written": 8192,
// CHECK: "saved_hbm_bytes": 67108864,

#id = affine_map<(k, n) -> (k, n)>
func.func @f(%x: tensor<1x4096xbf16>, %w: tensor<4096x4096xi4>, %scale: bf16)
    -> tensor<1x4096xbf16> {
  %zero = arith.constant 0.0 : bf16
  %ew = tensor.empty() : tensor<4096x4096xbf16>
  %ey = tensor.empty() : tensor<1x4096xbf16>
  %i = linalg.fill ins(%zero : bf16) outs(%ey : tensor<1x4096xbf16>) -> tensor<1x4096xbf16>
  %wide = linalg.generic {indexing_maps = [#id, #id],
                          iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<4096x4096xi4>) outs(%ew : tensor<4096x4096xbf16>) {
  ^bb0(%a: i4, %o: bf16):
    %f = arith.sitofp %a : i4 to bf16
    %r = arith.mulf %f, %scale : bf16
    linalg.yield %r : bf16
  } -> tensor<4096x4096xbf16>
  %y = linalg.matmul ins(%x, %wide : tensor<1x4096xbf16>, tensor<4096x4096xbf16>)
      outs(%i : tensor<1x4096xbf16>) -> tensor<1x4096xbf16>
  return %y : tensor<1x4096xbf16>
}
