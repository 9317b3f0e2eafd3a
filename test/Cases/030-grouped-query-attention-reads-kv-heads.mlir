// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Six query heads share three key heads. The work follows the query heads; a
// loop that the map of the keys does not mention does not read them again.

// 2 * 3*2 heads * 40*72 scores * 16 = 552960 flops.
// Reads q 3*2*40*16*2 = 7680 and k 3*72*16*2 = 6912, not 2*6912;
// writes 3*2*40*72*4 = 69120. 552960 / 83712 = 6.605...
// CHECK: linalg.generic
// CHECK-SAME: flops = 552960 : i64
// CHECK-SAME: hbm_bytes_read = 14592 : i64
// CHECK-SAME: hbm_bytes_written = 69120 : i64
// CHECK-SAME: intensity = 6.605504587155963{{[0-9]*}} : f64
// CHECK-SAME: regime = "memory-bound"

// The scores are f32, but what is multiplied is bf16.
// REPORT: "unit": "tensor.bf16",
// REPORT-NEXT: "ops": 552960,
func.func @scores(%q: tensor<3x2x40x16xbf16>, %k: tensor<3x72x16xbf16>)
    -> tensor<3x2x40x72xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x2x40x72xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x2x40x72xf32>)
      -> tensor<3x2x40x72xf32>
  %s = linalg.generic
      {indexing_maps = [affine_map<(head, rep, i, j, d) -> (head, rep, i, d)>,
                        affine_map<(head, rep, i, j, d) -> (head, j, d)>,
                        affine_map<(head, rep, i, j, d) -> (head, rep, i, j)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel",
                         "reduction"]}
      ins(%q, %k : tensor<3x2x40x16xbf16>, tensor<3x72x16xbf16>)
      outs(%init : tensor<3x2x40x72xf32>) {
  ^bb0(%x: bf16, %y: bf16, %acc: f32):
    %wide_x = arith.extf %x : bf16 to f32
    %wide_y = arith.extf %y : bf16 to f32
    %p = arith.mulf %wide_x, %wide_y : f32
    %t = arith.addf %acc, %p : f32
    linalg.yield %t : f32
  } -> tensor<3x2x40x72xf32>
  return %s : tensor<3x2x40x72xf32>
}
