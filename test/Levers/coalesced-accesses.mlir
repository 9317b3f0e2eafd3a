// RUN: roofline-opt --analyze --target=h100-sxm --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
// RUN: roofline-opt --analyze --target=h100-sxm --what-if=coalesce --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=ASKED

// A transpose of 4096 x 4096 f32, 67108864 bytes, in blocks of 256 threads side by
// side. A warp reads a column, a sector of 32 bytes for each f32, and no warp of
// the block uses the rest:
//   L2   (8 + 1) * 67108864 / 6.65e12 = 90.824 us
//   hbm  2 * 67108864 / 3.35e12 = 40.065 us
// With 36 sectors where 8 do, L2 takes 9 * 67108864 * 8 / 36 = 2 * 67108864: 20.2
// us, and main memory binds. 90.824 / 40.065 = 2.26692.
// CHECK: "lever": "coalesce",
// CHECK-NEXT: "speedup": 2.2669{{[0-9]+}},
// CHECK-NEXT: "why": "warps touch 4.5 times the sectors that could hold what they want, then bound by hbm"
// CHECK: "totals": {
// CHECK: "levers": [
// CHECK-NEXT: {
// CHECK-NEXT: "lever": "coalesce",
// CHECK-NEXT: "speedup": 2.2669{{[0-9]+}},
// TEXT: what to do
// TEXT-NEXT: coalesce 1 {{.*}}50.8 us 2.27x
// TEXT: Launch gpu.func {{.*}} warps touch{{[[:space:]]+}}4.5 times the sectors that could hold what{{[[:space:]]+}}they want (2.27x).
// ASKED: total {{.*}} 90.8 us -> 40.1 us 2.27x, then bound by hbm
gpu.module @device {
  gpu.func @transpose(%x: memref<4096x4096xf32>, %y: memref<4096x4096xf32>) kernel
      attributes {known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 16, 4096, 1>} {
    %i = gpu.global_id y
    %j = gpu.global_id x
    %v = memref.load %x[%j, %i] : memref<4096x4096xf32>
    memref.store %v, %y[%i, %j] : memref<4096x4096xf32>
    gpu.return
  }
}
