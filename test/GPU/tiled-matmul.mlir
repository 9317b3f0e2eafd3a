// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-linalg-to-parallel-loops,scf-parallel-loop-tiling{parallel-loop-tile-sizes=16,16 no-min-max-bounds=true},gpu-map-parallel-loops,convert-parallel-loops-to-gpu),lower-affine,gpu-kernel-outlining,canonicalize,cse)' | roofline-opt --analyze --report=json:%t.json | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// What upstream makes of a matmul in tiles of 16x16: a block of 256 threads for
// each tile of the result, and a thread for each element, which loads and stores
// it in every turn of the loop over k.

// 2*64*48*32 flops. A is 64*32*4 bytes, B 32*48*4, C 64*48*4:
//   read 8192 + 6144 + 12288 = 26624, written 12288.
// CHECK: gpu.launch_func
// CHECK-SAME: domain = array<i64: 1, 3, 4, 1, 16, 16, 32>
// CHECK-SAME: flops = 196608 : i64
// CHECK-SAME: hbm_bytes_read = 26624 : i64
// CHECK-SAME: hbm_bytes_written = 12288 : i64

// Three loads and a store of 4 bytes in each of 98304 turns.
// REPORT: "requested": 1572864,
// A block reads 16 rows of A, 16 columns of B, 2048 bytes each, and 1024 of C,
// which it writes. All are whole sectors:
//   read 12 * 5120, written 12 * 1024.
// REPORT: "l2": {
// REPORT-NEXT: "read": 61440,
// REPORT-NEXT: "written": 12288,
// REPORT: "transferred": 73728,
// REPORT: "blocks": 12,
// REPORT-NEXT: "threads_per_block": 256,
// REPORT-NEXT: "warps_per_block": 8,
// REPORT: "active_units": 12,
// REPORT-NEXT: "active_lanes": 32,
// Threads along x are rows, so that a warp is 16 rows and 2 columns. Of A it
// wants 16 words in as many sectors, of B 2 words of one, of C 2 words in each
// of 16 sectors, to load and to store:
//   (64 + 8 + 128 + 128) / (32 * (16 + 1 + 16 + 16)) = 0.2092
// REPORT-NEXT: "coalescing": 0.20918367346{{[0-9]+}},
// REPORT: "complete": true
func.func @matmul(%a: memref<64x32xf32>, %b: memref<32x48xf32>,
                  %c: memref<64x48xf32>) {
  linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x48xf32>)
                outs(%c : memref<64x48xf32>)
  return
}
