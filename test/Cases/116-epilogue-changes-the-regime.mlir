// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A product whose f32 result is written, read for bias and relu, written, read
// and narrowed. Alone it is memory-bound; with its epilogue in one kernel only
// the bf16 result is written, and the whole is compute-bound.

#id = affine_map<(i, j) -> (i, j)>

// 2*1792*2304*512 = 4227858432 flops; reads (1792*512 + 512*2304)*2 = 4194304,
// writes 1792*2304*4 = 16515072: 4227858432 / 20709376 = 204.15 < 295.3.
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 4227858432 : i64, fusion_group = 0 : i64, hbm_bytes_read = 4194304 : i64, hbm_bytes_written = 16515072 : i64
// CHECK-SAME: intensity = 204.151{{[0-9]+}} : f64
// CHECK-SAME: regime = "memory-bound"
// 2 * 1792*2304 = 8257536 flops; reads 16515072 + 2304*4, writes 16515072.
// CHECK: linalg.generic
// CHECK: flops = 8257536 : i64, fusion_group = 0 : i64, hbm_bytes_read = 16524288 : i64, hbm_bytes_written = 16515072 : i64
// Conversions are no flops; writes 1792*2304*2 = 8257536.
// CHECK: linalg.generic
// CHECK: hbm_bytes_read = 16515072 : i64, hbm_bytes_written = 8257536 : i64

// Together: reads 4194304 + 9216, writes 8257536;
// (4227858432 + 8257536) / 12461056 = 339.9 > 295.3.
// REPORT: "name": "linear_relu"
// REPORT: "flops": 4236115968,
// REPORT: "read": 37233664,
// REPORT-NEXT: "written": 41287680
// REPORT: "floor":
// REPORT: "read": 4203520,
// REPORT-NEXT: "written": 8257536
// REPORT: "intensity": 339.94{{[0-9]+}},
// REPORT-NEXT: "bound_by": "tensor.bf16",
// REPORT-NEXT: "regime": "compute-bound",
func.func @linear_relu(%a: tensor<1792x512xbf16>, %b: tensor<512x2304xbf16>,
                       %bias: tensor<2304xf32>) -> tensor<1792x2304xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1792x2304xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1792x2304xf32>)
      -> tensor<1792x2304xf32>
  %product = linalg.matmul
      ins(%a, %b : tensor<1792x512xbf16>, tensor<512x2304xbf16>)
      outs(%init : tensor<1792x2304xf32>) -> tensor<1792x2304xf32>
  %relu = linalg.generic
      {indexing_maps = [#id, affine_map<(i, j) -> (j)>, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : tensor<1792x2304xf32>, tensor<2304xf32>)
      outs(%empty : tensor<1792x2304xf32>) {
  ^bb0(%x: f32, %c: f32, %o: f32):
    %s = arith.addf %x, %c : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<1792x2304xf32>
  %empty_bf16 = tensor.empty() : tensor<1792x2304xbf16>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%relu : tensor<1792x2304xf32>)
      outs(%empty_bf16 : tensor<1792x2304xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %t = arith.truncf %x : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<1792x2304xbf16>
  return %r : tensor<1792x2304xbf16>
}
