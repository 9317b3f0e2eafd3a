// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// The producer writes its result transposed, the consumer reads it straight.
// Each moves all of it; one kernel would not write the intermediate at all.

#id = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>

// 36*80 = 2880 flops and 11520 bytes each way, twice.
// CHECK: linalg.generic
// CHECK: domain = array<i64: 36, 80>
// CHECK-SAME: flops = 2880 : i64, hbm_bytes_read = 11520 : i64, hbm_bytes_written = 11520 : i64
// CHECK: linalg.generic
// CHECK: domain = array<i64: 80, 36>
// CHECK-SAME: flops = 2880 : i64, hbm_bytes_read = 11520 : i64, hbm_bytes_written = 11520 : i64
// REPORT: "name": "scale_then_shift"
// REPORT: "flops": 5760,
// REPORT: "read": 23040,
// REPORT-NEXT: "written": 23040
// REPORT: "floor":
// REPORT: "read": 11520,
// REPORT-NEXT: "written": 11520
func.func @scale_then_shift(%x: tensor<36x80xf32>, %k: f32)
    -> tensor<80x36xf32> {
  %empty = tensor.empty() : tensor<80x36xf32>
  %scaled = linalg.generic
      {indexing_maps = [#id, #transposed],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<36x80xf32>) outs(%empty : tensor<80x36xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.mulf %a, %k : f32
    linalg.yield %p : f32
  } -> tensor<80x36xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%scaled : tensor<80x36xf32>) outs(%empty : tensor<80x36xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.subf %a, %k : f32
    linalg.yield %s : f32
  } -> tensor<80x36xf32>
  return %r : tensor<80x36xf32>
}
