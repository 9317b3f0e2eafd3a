// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// y += x on memrefs: y is read and written, x read. Three passes over two
// buffers.

// 5000 flops; reads 2*5000*8 = 80000, writes 40000.
// CHECK: linalg.generic
// CHECK-SAME: flops = 5000 : i64
// CHECK-SAME: hbm_bytes_read = 80000 : i64
// CHECK-SAME: hbm_bytes_written = 40000 : i64

// No fusion goes below that: both buffers were there before and y stays.
// REPORT: "name": "accumulate"
// REPORT: "floor":
// REPORT: "read": 80000,
// REPORT-NEXT: "written": 40000
func.func @accumulate(%x: memref<5000xf64>, %y: memref<5000xf64>) {
  linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : memref<5000xf64>) outs(%y : memref<5000xf64>) {
  ^bb0(%a: f64, %b: f64):
    %s = arith.addf %b, %a : f64
    linalg.yield %s : f64
  }
  return
}
