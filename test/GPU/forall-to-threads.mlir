// RUN: mlir-opt %s --pass-pipeline='builtin.module(transform-interpreter,canonicalize,cse)' | roofline-opt --analyze --report=json:%t.json | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Upstream maps tiles of a matmul to 4x2 blocks of 16x32, and tiles of those to
// 4x32 threads, each of which makes 4 elements of a column.

// 2*64*64*32 flops. A is 64*32*4 bytes, B 32*64*4, C 64*64*4:
//   read 8192 + 8192 + 16384, written 16384.
// CHECK: gpu.launch
// CHECK: bound_by = "vector.f32"
// CHECK-SAME: domain = array<i64: 1, 4, 2, 1, 4, 32, 4, 32>
// CHECK-SAME: flops = 262144 : i64
// CHECK-SAME: hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
// CHECK-SAME: l2_bytes = 81920 : i64

// Three loads and a store of 4 bytes in each of 131072 turns.
// REPORT: "requested": 2097152,
// A block reads 16 rows of A, 2048 bytes, 32 columns of B, 4096, and 16x32 of C,
// 2048, which it writes: 8 * 8192 and 8 * 2048. All are whole sectors.
// REPORT: "l2": {
// REPORT-NEXT: "read": 65536,
// REPORT-NEXT: "written": 16384,
// REPORT: "transferred": 81920,
// 262144 / 66.9e12 * 132 / 8 = 64.654 ns.
// REPORT: "roof": "vector.f32",
// REPORT-NEXT: "time_s": 6.46543497{{[0-9]+}}e-08
// REPORT: "blocks": 8,
// REPORT-NEXT: "threads_per_block": 128,
// REPORT: "blocks_per_unit": 16,
// REPORT: "active_units": 8,
// REPORT-NEXT: "active_lanes": 32,
// A warp wants one word of A, of a sector, and 32 side by side of B and C:
//   (4 + 3*128) / (32 + 3*128) = 0.9327
// REPORT-NEXT: "coalescing": 0.932692307{{[0-9]+}},
// REPORT: "complete": true
module attributes {transform.with_named_sequence} {
  func.func @product(%a: memref<64x32xf32>, %b: memref<32x64xf32>, %c: memref<64x64xf32>) {
    linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x64xf32>) outs(%c : memref<64x64xf32>)
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.matmul"]} in %f : (!transform.any_op) -> !transform.any_op
    %t, %blocks = transform.structured.tile_using_forall %p tile_sizes [16, 32] (mapping = [#gpu.block<y>, #gpu.block<x>])
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u, %threads = transform.structured.tile_using_forall %t tile_sizes [4, 1] (mapping = [#gpu.thread<y>, #gpu.thread<x>])
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l = transform.structured.convert_to_loops %u : (!transform.any_op) -> !transform.any_op
    %launch = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    %done = transform.gpu.map_nested_forall_to_threads %launch block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
