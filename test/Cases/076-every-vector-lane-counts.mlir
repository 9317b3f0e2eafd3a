// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// An op on vectors counts every lane, a fused multiply-add two per lane, a
// contraction two per point; registers are no traffic.

// CHECK: arith.addf
// CHECK-SAME: flops = 4 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64
// 2*8 = 16.
// CHECK: vector.fma
// CHECK-SAME: flops = 16 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64
// 2 * 2*4*16 = 256.
// CHECK: vector.contract
// CHECK-SAME: flops = 256 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64

// 4 + 16 + 256 = 276.
// REPORT: "name": "lanes"
// REPORT: "flops": 276,
// REPORT: "intensity": null,
// REPORT: "floor":
// REPORT: "read": 0,
// REPORT-NEXT: "written": 0
func.func @lanes(%a: vector<4xf64>, %x: vector<8xf16>, %y: vector<8xf16>,
                 %p: vector<2x16xf32>, %q: vector<16x4xf32>,
                 %acc: vector<2x4xf32>)
    -> (vector<4xf64>, vector<8xf16>, vector<2x4xf32>) {
  %0 = arith.addf %a, %a : vector<4xf64>
  %1 = vector.fma %x, %y, %x : vector<8xf16>
  %2 = vector.contract
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                        affine_map<(m, n, k) -> (k, n)>,
                        affine_map<(m, n, k) -> (m, n)>],
       iterator_types = ["parallel", "parallel", "reduction"],
       kind = #vector.kind<add>}
      %p, %q, %acc : vector<2x16xf32>, vector<16x4xf32> into vector<2x4xf32>
  return %0, %1, %2 : vector<4xf64>, vector<8xf16>, vector<2x4xf32>
}
