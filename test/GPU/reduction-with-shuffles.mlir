// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// 256 threads of a block add up 256 numbers: five shuffles in each of 8 warps,
// then three among the 8 threads that read what the warps have found.
//   256 * 5 + 8 * 3 = 1304 additions
// CHECK: flops = 1304 : i64
// CHECK-SAME: hbm_bytes_read = 1024 : i64
// CHECK-SAME: hbm_bytes_written = 4 : i64

// Lane 0 of each warp stores a word, 8 threads load one each.
// REPORT: "smem": {
// REPORT-NEXT: "read": 32,
// REPORT-NEXT: "written": 32,
// REPORT: "requested": 64,
// Every store is a wavefront of 128 bytes, and so are the loads together.
// REPORT-NEXT: "transferred": 1152
// REPORT: "smem_bytes_per_block": 32,
// REPORT: "complete": true
!parts = memref<8xf32, #gpu.address_space<workgroup>>
func.func @reduce(%in: memref<256xf32>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %i4 = arith.constant 4 : i32
  %i8 = arith.constant 8 : i32
  %i16 = arith.constant 16 : i32
  %i32 = arith.constant 32 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1)
             workgroup(%parts: !parts) {
    %v0 = memref.load %in[%t] : memref<256xf32>
    %s1, %p1 = gpu.shuffle xor %v0, %i16, %i32 : f32
    %v1 = arith.addf %v0, %s1 : f32
    %s2, %p2 = gpu.shuffle xor %v1, %i8, %i32 : f32
    %v2 = arith.addf %v1, %s2 : f32
    %s3, %p3 = gpu.shuffle xor %v2, %i4, %i32 : f32
    %v3 = arith.addf %v2, %s3 : f32
    %s4, %p4 = gpu.shuffle xor %v3, %i2, %i32 : f32
    %v4 = arith.addf %v3, %s4 : f32
    %s5, %p5 = gpu.shuffle xor %v4, %i1, %i32 : f32
    %v5 = arith.addf %v4, %s5 : f32
    %lane = gpu.lane_id
    %warp = gpu.subgroup_id : index
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      memref.store %v5, %parts[%warp] : !parts
    }
    gpu.barrier
    %few = arith.cmpi ult, %t, %c8 : index
    scf.if %few {
      %w0 = memref.load %parts[%t] : !parts
      %q1, %r1 = gpu.shuffle xor %w0, %i4, %i8 : f32
      %w1 = arith.addf %w0, %q1 : f32
      %q2, %r2 = gpu.shuffle xor %w1, %i2, %i8 : f32
      %w2 = arith.addf %w1, %q2 : f32
      %q3, %r3 = gpu.shuffle xor %w2, %i1, %i8 : f32
      %w3 = arith.addf %w2, %q3 : f32
      %last = arith.cmpi eq, %t, %c0 : index
      scf.if %last {
        memref.store %w3, %out[%c0] : memref<1xf32>
      }
    }
    gpu.terminator
  }
  return
}
