// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Rows of 400000 bytes, more than the 232448 that a block has. The floor says
// what no program can beat; it is no promise that one kernel can keep a row.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// 8*100000 = 800000 flops; reads 3200000 bytes, writes 8*4.
// CHECK: linalg.reduce
// CHECK: flops = 800000 : i64, hbm_bytes_read = 3200000 : i64, hbm_bytes_written = 32 : i64
// mul and sub, 1600000 flops; reads 3200000 + 32, writes 3200000.
// CHECK: linalg.generic
// CHECK: flops = 1600000 : i64, hbm_bytes_read = 3200032 : i64, hbm_bytes_written = 3200000 : i64

// REPORT: "name": "centre_rows"
// REPORT: "flops": 2400000,
// REPORT: "read": 6400032,
// REPORT-NEXT: "written": 3200032
// REPORT: "floor":
// REPORT: "read": 3200000,
// REPORT-NEXT: "written": 3200000
func.func @centre_rows(%x: tensor<8x100000xf32>, %k: f32)
    -> tensor<8x100000xf32> {
  %zero = arith.constant 0.0 : f32
  %empty_row = tensor.empty() : tensor<8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<8xf32>)
      -> tensor<8xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<8x100000xf32>)
      outs(%init : tensor<8xf32>) dimensions = [1]
  %empty = tensor.empty() : tensor<8x100000xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<8x100000xf32>, tensor<8xf32>)
      outs(%empty : tensor<8x100000xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %mean = arith.mulf %s, %k : f32
    %d = arith.subf %a, %mean : f32
    linalg.yield %d : f32
  } -> tensor<8x100000xf32>
  return %r : tensor<8x100000xf32>
}
