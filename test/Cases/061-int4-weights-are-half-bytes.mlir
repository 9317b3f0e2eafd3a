// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Packed i4 weights are half a byte each. Widened to f16 by a kernel of its own
// they are four times that, written and read back.

#weight = affine_map<(o, g, i) -> (o, g, i)>
#group = affine_map<(o, g, i) -> (o, g)>

// 48*4*32 = 6144 weights: sub and mul 2*6144 = 12288 flops, the conversions
// none. Reads 6144/2 + 2 * 48*4*2 = 3072 + 768, writes 6144*2 = 12288.
// CHECK: linalg.generic
// CHECK: flops = 12288 : i64, hbm_bytes_read = 3840 : i64, hbm_bytes_written = 12288 : i64
// 2*6144 = 12288 flops; reads 12288 + 4*32*2 = 12544, writes 48*4 = 192.
// CHECK: linalg.generic
// CHECK: flops = 12288 : i64, hbm_bytes_read = 12544 : i64, hbm_bytes_written = 192 : i64

// Apart 3840 + 12544 and 12288 + 192; together 3840 + 256 and 192.
// REPORT: "name": "dequantise_and_multiply"
// REPORT: "flops": 24576,
// REPORT: "read": 16384,
// REPORT-NEXT: "written": 12480
// REPORT: "floor":
// REPORT: "read": 4096,
// REPORT-NEXT: "written": 192
func.func @dequantise_and_multiply(
    %w: tensor<48x4x32xi4>, %scale: tensor<48x4xf16>, %zero: tensor<48x4xf16>,
    %x: tensor<4x32xf16>) -> tensor<48xf32> {
  %wide = tensor.empty() : tensor<48x4x32xf16>
  %weights = linalg.generic
      {indexing_maps = [#weight, #group, #group, #weight],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%w, %scale, %zero
          : tensor<48x4x32xi4>, tensor<48x4xf16>, tensor<48x4xf16>)
      outs(%wide : tensor<48x4x32xf16>) {
  ^bb0(%q: i4, %s: f16, %z: f16, %o: f16):
    %int = arith.extui %q : i4 to i32
    %float = arith.uitofp %int : i32 to f16
    %centred = arith.subf %float, %z : f16
    %scaled = arith.mulf %centred, %s : f16
    linalg.yield %scaled : f16
  } -> tensor<48x4x32xf16>
  %nought = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<48xf32>
  %init = linalg.fill ins(%nought : f32) outs(%empty : tensor<48xf32>)
      -> tensor<48xf32>
  %r = linalg.generic
      {indexing_maps = [#weight, affine_map<(o, g, i) -> (g, i)>,
                        affine_map<(o, g, i) -> (o)>],
       iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%weights, %x : tensor<48x4x32xf16>, tensor<4x32xf16>)
      outs(%init : tensor<48xf32>) {
  ^bb0(%a: f16, %b: f16, %acc: f32):
    %wide_a = arith.extf %a : f16 to f32
    %wide_b = arith.extf %b : f16 to f32
    %p = arith.mulf %wide_a, %wide_b : f32
    %t = arith.addf %p, %acc : f32
    linalg.yield %t : f32
  } -> tensor<48xf32>
  return %r : tensor<48xf32>
}
