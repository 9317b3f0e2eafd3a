// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// 32 warps in 4 blocks, each of which sums 32 values.

// In 5 steps every lane adds what another holds, and the exchange is free:
//   1024 * 5 flops. 4096 bytes in; the first lane of each warp writes 4.
// CHECK-LABEL: @shuffles
// CHECK: gpu.launch
// CHECK: flops = 5120 : i64
// CHECK-SAME: hbm_bytes_read = 4096 : i64, hbm_bytes_written = 128 : i64

// The 8 sums of a block are one sector.
// REPORT: "function": "shuffles",
// REPORT: "hbm": {
// REPORT-NEXT: "read": 4096,
// REPORT-NEXT: "written": 128,
// REPORT-NEXT: "compulsory": 4224,
// REPORT-NEXT: "requested": 4224,
// REPORT-NEXT: "transferred": 4224,
// REPORT: "l2": {
// REPORT-NEXT: "read": 4096,
// REPORT-NEXT: "written": 128,
// REPORT: "transferred": 4224,
// REPORT: "smem": null
// An addition takes a slot for two, and 4 of 132 SMs have work:
//   2 * 5120 / 66.9e12 * 132 / 4 = 5.0511 ns.
// REPORT: "roof": "vector.f32",
// REPORT-NEXT: "time_s": 5.05112107{{[0-9]+}}e-09
// REPORT: "smem_bytes_per_block": 0,
// A load and 5 additions have 32 lanes, and the store one: 193/7.
// REPORT: "active_lanes": 27.5714285714{{[0-9]+}},
// A warp reads 4 whole sectors, and writes 4 bytes of one: 132 / 160.
// REPORT-NEXT: "coalescing": 0.825
func.func @shuffles(%in: memref<1024xf32>, %out: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c256 = arith.constant 256 : index
  %width = arith.constant 32 : i32
  %m1 = arith.constant 1 : i32
  %m2 = arith.constant 2 : i32
  %m4 = arith.constant 4 : i32
  %m8 = arith.constant 8 : i32
  %m16 = arith.constant 16 : i32
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 256 + t)>(%b, %t)
    %x0 = memref.load %in[%i] : memref<1024xf32>
    %y0, %v0 = gpu.shuffle xor %x0, %m1, %width : f32
    %x1 = arith.addf %x0, %y0 : f32
    %y1, %v1 = gpu.shuffle xor %x1, %m2, %width : f32
    %x2 = arith.addf %x1, %y1 : f32
    %y2, %v2 = gpu.shuffle xor %x2, %m4, %width : f32
    %x3 = arith.addf %x2, %y2 : f32
    %y3, %v3 = gpu.shuffle xor %x3, %m8, %width : f32
    %x4 = arith.addf %x3, %y3 : f32
    %y4, %v4 = gpu.shuffle xor %x4, %m16, %width : f32
    %x5 = arith.addf %x4, %y4 : f32
    %lane = gpu.lane_id
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      %w = affine.apply affine_map<(i) -> (i floordiv 32)>(%i)
      memref.store %x5, %out[%w] : memref<32xf32>
    }
    gpu.terminator
  }
  return
}

// As one op, a reduction of n values is n operations: 1024. All lanes get the
// sum, and the first stores it.
// CHECK-LABEL: @one_op
// CHECK: gpu.launch
// CHECK: flops = 1024 : i64
// CHECK-SAME: hbm_bytes_read = 4096 : i64, hbm_bytes_written = 128 : i64
// REPORT: "function": "one_op",
// REPORT: "roof": "vector.f32",
// REPORT-NEXT: "time_s": 1.01022421{{[0-9]+}}e-09
// A load and an addition have 32 lanes, and the store one: 65/3.
// REPORT: "active_lanes": 21.6666666666{{[0-9]+}},
// REPORT-NEXT: "coalescing": 0.825
func.func @one_op(%in: memref<1024xf32>, %out: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c256 = arith.constant 256 : index
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 256 + t)>(%b, %t)
    %x = memref.load %in[%i] : memref<1024xf32>
    %sum = gpu.subgroup_reduce add %x : (f32) -> f32
    %lane = gpu.lane_id
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      %warp = gpu.subgroup_id : index
      %w = affine.apply affine_map<(b, w) -> (b * 8 + w)>(%b, %warp)
      memref.store %sum, %out[%w] : memref<32xf32>
    }
    gpu.terminator
  }
  return
}

// The steps as a loop, in which the distance is a number that nobody follows.
// CHECK-LABEL: @loop
// CHECK: gpu.launch
// CHECK: flops = 5120 : i64
// CHECK-SAME: hbm_bytes_read = 4096 : i64, hbm_bytes_written = 128 : i64
// REPORT: "function": "loop",
// REPORT: "complete": true
func.func @loop(%in: memref<1024xf32>, %out: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c256 = arith.constant 256 : index
  %width = arith.constant 32 : i32
  %m1 = arith.constant 1 : i32
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 256 + t)>(%b, %t)
    %x = memref.load %in[%i] : memref<1024xf32>
    %sum = scf.for %step = %c0 to %c5 step %c1 iter_args(%s = %x) -> f32 {
      %n = arith.index_cast %step : index to i32
      %distance = arith.shli %m1, %n : i32
      %y, %v = gpu.shuffle xor %s, %distance, %width : f32
      %z = arith.addf %s, %y : f32
      scf.yield %z : f32
    }
    %lane = gpu.lane_id
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      %w = affine.apply affine_map<(i) -> (i floordiv 32)>(%i)
      memref.store %sum, %out[%w] : memref<32xf32>
    }
    gpu.terminator
  }
  return
}
