// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-linalg-to-parallel-loops,gpu-map-parallel-loops,convert-parallel-loops-to-gpu),lower-affine,gpu-kernel-outlining,canonicalize,cse)' | roofline-opt --analyze --report=json:%t.json | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// What upstream makes of a matmul: a block of one thread for each element of
// the result, which loads and stores it in every turn of the loop over k.

// 2*64*48*32 flops. A is 64*32*4 bytes, B 32*48*4, C 64*48*4:
//   read 8192 + 6144 + 12288 = 26624, written 12288.
// CHECK: gpu.launch_func
// CHECK-SAME: domain = array<i64: 1, 48, 64, 1, 1, 1, 32>
// CHECK-SAME: flops = 196608 : i64
// CHECK-SAME: hbm_bytes_read = 26624 : i64
// CHECK-SAME: hbm_bytes_written = 12288 : i64

// Three loads and a store of 4 bytes in each of 98304 turns.
// REPORT: "requested": 1572864,
// A multiply and the add that it feeds share a slot, and each warp takes those
// of 32 lanes: 98304*32*2 / 66.9e12 s, where all SMs have work all the time.
// 3072 blocks on 132 SMs take 24 rounds: 24*132/3072 times as long.
//   94.0427 ns * 1.03125 = 96.9815 ns.
// REPORT: "roof": "vector.f32",
// REPORT-NEXT: "time_s": 9.69815{{[0-9]+}}e-08
// REPORT: "bound_by": "l2",
// REPORT: "active_units": 132,
// REPORT-NEXT: "active_lanes": 1,
// A lone thread wants 4 of the 32 bytes of a sector, which no other order of
// the threads of its warp would better.
// REPORT-NEXT: "coalescing": 0.125,
// More lanes at work do not make L2 faster.
// REPORT-NOT: "lever": "lanes"
// REPORT-NOT: "lever": "coalesce"
// REPORT: "complete": true
func.func @matmul(%a: memref<64x32xf32>, %b: memref<32x48xf32>,
                  %c: memref<64x48xf32>) {
  linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x48xf32>)
                outs(%c : memref<64x48xf32>)
  return
}
