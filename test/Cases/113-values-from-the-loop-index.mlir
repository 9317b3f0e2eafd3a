// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A producer that makes its values from its loop index reads nothing. The index
// is neither work nor an obstacle.

// 10 flops, writes 10*4 = 40 bytes.
// CHECK: linalg.generic
// CHECK: flops = 10 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 40 : i64
// 10*24 = 240 flops, reads 40, writes 960.
// CHECK: linalg.generic
// CHECK: flops = 240 : i64, hbm_bytes_read = 40 : i64, hbm_bytes_written = 960 : i64
// REPORT: "name": "slopes"
// REPORT: "flops": 250,
// REPORT: "iops": 0,
// REPORT: "read": 40,
// REPORT-NEXT: "written": 1000
// REPORT: "floor":
// REPORT: "read": 0,
// REPORT-NEXT: "written": 960
func.func @slopes(%k: f32) -> tensor<10x24xf32> {
  %empty_row = tensor.empty() : tensor<10xf32>
  %base = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%empty_row : tensor<10xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %int = arith.index_cast %i : index to i32
    %float = arith.sitofp %int : i32 to f32
    %s = arith.mulf %float, %k : f32
    linalg.yield %s : f32
  } -> tensor<10xf32>
  %empty = tensor.empty() : tensor<10x24xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%base : tensor<10xf32>) outs(%empty : tensor<10x24xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %k : f32
    linalg.yield %s : f32
  } -> tensor<10x24xf32>
  return %r : tensor<10x24xf32>
}
