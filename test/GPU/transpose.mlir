// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Three ways to transpose 256x256 f32: 262144 bytes in, as many out.

// CHECK-LABEL: @strided
// CHECK: hbm_bytes_read = 262144 : i64, hbm_bytes_written = 262144 : i64
// CHECK-LABEL: @conflicting
// CHECK: hbm_bytes_read = 262144 : i64, hbm_bytes_written = 262144 : i64
// CHECK-LABEL: @padded
// CHECK: hbm_bytes_read = 262144 : i64, hbm_bytes_written = 262144 : i64

// A warp is a row of 32 threads. It reads 128 bytes side by side, 4 sectors, and
// writes a column: 32 sectors of which it wants 4 bytes each.
//   (128 + 128) / (128 + 32*32) = 0.2222
// REPORT: "function": "strided",
// REPORT: "smem": null
// REPORT: "coalescing": 0.22222222222222221,
// REPORT-NEXT: "bank_conflicts": null
// The other warps of the block find their parts of the sectors next to the SM, so
// that nothing is lost by it.
// REPORT-NOT: "lever": "coalesce"
func.func @strided(%in: memref<256x256xf32>, %out: memref<256x256xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c8, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c32, %sz = %c1) {
    %x = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %tx)
    %y = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %ty)
    %v = memref.load %in[%y, %x] : memref<256x256xf32>
    memref.store %v, %out[%x, %y] : memref<256x256xf32>
    gpu.terminator
  }
  return
}

// By way of a tile in shared memory both sides are rows: all of every sector is
// wanted. But a warp reads a column of the tile, 32 words of one bank. There are
// 2048 warps; each stores in 1 wavefront and loads in 32:
//   2048 * 33 * 128 bytes = 8650752, at 33/2 times the least.
// The bytes wanted are 2*262144.
// REPORT: "function": "conflicting",
// REPORT: "smem": {
// REPORT-NEXT: "read": 262144,
// REPORT-NEXT: "written": 262144,
// REPORT-NEXT: "compulsory": 524288,
// REPORT-NEXT: "requested": 524288,
// REPORT-NEXT: "transferred": 8650752
// REPORT: "smem_bytes_per_block": 4096,
// REPORT: "coalescing": 1,
// REPORT-NEXT: "bank_conflicts": 16.5
// REPORT: "lever": "bank-conflicts",
func.func @conflicting(%in: memref<256x256xf32>, %out: memref<256x256xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c8, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c32, %sz = %c1)
             workgroup(%tile: memref<32x32xf32, #gpu.address_space<workgroup>>) {
    %x = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %tx)
    %y = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %ty)
    %v = memref.load %in[%y, %x] : memref<256x256xf32>
    memref.store %v, %tile[%ty, %tx]
        : memref<32x32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %w = memref.load %tile[%tx, %ty]
        : memref<32x32xf32, #gpu.address_space<workgroup>>
    %xt = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %tx)
    %yt = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %ty)
    memref.store %w, %out[%yt, %xt] : memref<256x256xf32>
    gpu.terminator
  }
  return
}

// A word more in each row puts a column into 32 banks: 2048 * 2 wavefronts of
// 128 bytes move what is wanted.
// REPORT: "function": "padded",
// REPORT: "smem": {
// REPORT: "requested": 524288,
// REPORT-NEXT: "transferred": 524288
// REPORT: "smem_bytes_per_block": 4224,
// REPORT: "coalescing": 1,
// REPORT-NEXT: "bank_conflicts": 1
// REPORT: "levers": []
// REPORT: "totals": {
func.func @padded(%in: memref<256x256xf32>, %out: memref<256x256xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c8, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c32, %sz = %c1)
             workgroup(%tile: memref<32x33xf32, #gpu.address_space<workgroup>>) {
    %x = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %tx)
    %y = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %ty)
    %v = memref.load %in[%y, %x] : memref<256x256xf32>
    memref.store %v, %tile[%ty, %tx]
        : memref<32x33xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %w = memref.load %tile[%tx, %ty]
        : memref<32x33xf32, #gpu.address_space<workgroup>>
    %xt = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%by, %tx)
    %yt = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bx, %ty)
    memref.store %w, %out[%yt, %xt] : memref<256x256xf32>
    gpu.terminator
  }
  return
}
