// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// 512 costly values, broadcast over 512x256. As written each is computed once.
// Inlining them would save 2*1024 bytes of half a million, and compute each 256
// times; no count here assumes that.

// Two exponentials of 512 values: 1024 flops, all transcendental; 512*2 bytes
// each way.
// CHECK: linalg.generic
// CHECK: flops = 1024 : i64
// CHECK-SAME: hbm_bytes_read = 1024 : i64
// CHECK-SAME: hbm_bytes_written = 1024 : i64
// CHECK-SAME: transcendentals = 1024 : i64
// 512*256 = 131072 flops; reads 262144 + 1024, writes 262144.
// CHECK: linalg.generic
// CHECK: flops = 131072 : i64
// CHECK-SAME: hbm_bytes_read = 263168 : i64
// CHECK-SAME: hbm_bytes_written = 262144 : i64

// Apart 1024 + 263168 and 1024 + 262144; together 1024 + 262144 and 262144.
// REPORT: "name": "scale_rows"
// REPORT: "flops": 132096,
// REPORT-NEXT: "transcendentals": 1024,
// REPORT: "read": 264192,
// REPORT-NEXT: "written": 263168
// REPORT: "floor":
// REPORT: "read": 263168,
// REPORT-NEXT: "written": 262144
func.func @scale_rows(%g: tensor<512xf16>, %x: tensor<512x256xf16>)
    -> tensor<512x256xf16> {
  %empty_row = tensor.empty() : tensor<512xf16>
  %costly = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%g : tensor<512xf16>) outs(%empty_row : tensor<512xf16>) {
  ^bb0(%a: f16, %o: f16):
    %e = math.exp %a : f16
    %ee = math.exp %e : f16
    linalg.yield %ee : f16
  } -> tensor<512xf16>
  %empty = tensor.empty() : tensor<512x256xf16>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %costly : tensor<512x256xf16>, tensor<512xf16>)
      outs(%empty : tensor<512x256xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %p = arith.mulf %a, %b : f16
    linalg.yield %p : f16
  } -> tensor<512x256xf16>
  return %r : tensor<512x256xf16>
}
