// RUN: roofline-opt --analyze --tiling=128x128x64 --report=json:%t.128 %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.128
// RUN: roofline-opt --analyze --tiling=256x512x64 --report=json:%t.large %s | FileCheck %s --check-prefix=LARGE
// RUN: FileCheck %s --check-prefix=LARGE-RECORD --input-file=%t.large
// RUN: roofline-opt --analyze --tiling=128x128x64 --cluster=2x1 --report=json:%t.cluster %s -o /dev/null
// RUN: FileCheck %s --check-prefix=CLUSTER --input-file=%t.cluster
// RUN: %validate_report %t.128 %t.large %t.cluster

// 8192^3 in bf16 against L2. Each matrix has 2 * 8192^2 = 134217728 bytes.

// Tiles of 128 x 128: 64 rows and 64 columns of tiles read A and B 64 times
// each, 2 * 64 * 134217728 = 17179869184, and write C once:
// 17314086912 / 6.65e12 = 2603.6 us, against 1111.3 us of arithmetic.
// CHECK: linalg.matmul
// CHECK-SAME: bound_by = "l2"
// CHECK-SAME: hbm_bytes_read = 268435456 : i64, hbm_bytes_written = 134217728 : i64
// CHECK-SAME: l2_bytes = 17314086912 : i64
// CHECK-SAME: regime = "memory-bound"
// CHECK-SAME: time_s = 0.0026036{{[0-9]+}} : f64

// RECORD:      "hbm": {
// RECORD:        "compulsory": 402653184,
// RECORD:      "l2": {
// RECORD-NEXT:   "read": 17179869184,
// RECORD-NEXT:   "written": 134217728,
// RECORD-NEXT:   "compulsory": 402653184,
// RECORD:      "bound_by": "l2",
// RECORD:      "tiling": {
// RECORD:        "source": "option",
// RECORD-NEXT:   "feasible": true,
// RECORD-NEXT:   "why": null,

// Tiles of 256 x 512: 16 columns of tiles read A, 32 rows B, 48 * 134217728 =
// 6442450944, with C 6576668672 bytes, 989.0 us. In shared memory parts of
// 256 x 64 fetch A once for each of the 128 columns of parts, B for each of the
// 32 rows: 160 * 134217728, and 48 * 134217728 are written: 27917287424 bytes at
// 132 * 128 B * 1830 MHz, 902.9 us. Arithmetic takes 1111.3 us. But sums of
// 4 * 256 * 512 bytes are twice the registers.
// LARGE: linalg.matmul
// LARGE-SAME: bound_by = "tensor.bf16"
// LARGE-SAME: l2_bytes = 6576668672 : i64
// LARGE-SAME: regime = "compute-bound"
// LARGE-SAME: smem_bytes = 27917287424 : i64
// LARGE-RECORD: "tiling": {
// LARGE-RECORD:   "source": "option",
// LARGE-RECORD-NEXT: "feasible": false,
// LARGE-RECORD-NEXT: "why": "sums take 512 KiB of the 256 KiB of registers",
// LARGE-RECORD: "accumulator_bytes_per_block": 524288,

// Two blocks along rows share B, which is then read 32 times: 96 * 134217728.
// CLUSTER:      "l2": {
// CLUSTER-NEXT:   "read": 12884901888,
// CLUSTER-NEXT:   "written": 134217728,
func.func @gemm(%a: tensor<8192x8192xbf16>, %b: tensor<8192x8192xbf16>)
    -> tensor<8192x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8192x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %c = linalg.matmul
      ins(%a, %b : tensor<8192x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  return %c : tensor<8192x8192xbf16>
}
