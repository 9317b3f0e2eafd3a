// Tiles whose sizes depend on where they are, on as many cores as there are:
// those that run at once share what they read.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

// C += A * B, 8256 x 8192 by 8192 x 8256 in bf16, in tiles of 128 x 128 of which
// the last of each row and column has 64: 65 * 65. 132 cores work on two rows of
// 65 tiles at once, the last time on one: 33 times. Each time all of B,
// 135,266,304 bytes, passes by, and the 50 MiB of L2 do not keep it; a row of A
// comes once, and so does C, 136,323,072 bytes:
// 33 * 135266304 + 135266304 + 136323072 = 4735377408.
//
// CHECK: "function": "product",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4735377408,
// CHECK-NEXT: "written": 136323072,
//
// Every tile reads its rows and columns: 65 times A and 65 times B from L2.
// 65 * 2 * 135266304 + 136323072 = 17720942592.
//
// CHECK: "l2": {
// CHECK-NEXT: "read": 17720942592,
// CHECK-NEXT: "written": 136323072,
func.func @product(%A: tensor<8256x8192xbf16>, %B: tensor<8192x8256xbf16>, %C: tensor<8256x8256xbf16>) -> tensor<8256x8256xbf16> {
  %r = scf.forall (%i, %j) = (0, 0) to (8256, 8256) step (128, 128) shared_outs(%o = %C) -> tensor<8256x8256xbf16> {
    %mi = affine.min affine_map<(d0) -> (128, 8256 - d0)>(%i)
    %mj = affine.min affine_map<(d0) -> (128, 8256 - d0)>(%j)
    %a = tensor.extract_slice %A[%i, 0] [%mi, 8192] [1, 1] : tensor<8256x8192xbf16> to tensor<?x8192xbf16>
    %b = tensor.extract_slice %B[0, %j] [8192, %mj] [1, 1] : tensor<8192x8256xbf16> to tensor<8192x?xbf16>
    %c = tensor.extract_slice %o[%i, %j] [%mi, %mj] [1, 1] : tensor<8256x8256xbf16> to tensor<?x?xbf16>
    %m = linalg.matmul ins(%a, %b : tensor<?x8192xbf16>, tensor<8192x?xbf16>) outs(%c : tensor<?x?xbf16>) -> tensor<?x?xbf16>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [%mi, %mj] [1, 1] : tensor<?x?xbf16> into tensor<8256x8256xbf16>
    }
  }
  return %r : tensor<8256x8256xbf16>
}

// 8 * 256 threads step through 10,000 f32, the last time not all of them: every
// element once at both levels, 40,000 bytes in and out.
//
// CHECK: "function": "grid_stride",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 40000,
// CHECK-NEXT: "written": 40000,
// CHECK: "transferred": 80000,
// CHECK: "l2": {
// CHECK-NEXT: "read": 40000,
// CHECK-NEXT: "written": 40000,
// CHECK: "transferred": 80000,
func.func @grid_stride(%a: memref<10000xf32>, %o: memref<10000xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %n = arith.constant 10000 : index
  %step = arith.constant 2048 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
    %first = arith.muli %bx, %c256 : index
    %i = arith.addi %first, %tx : index
    scf.for %k = %i to %n step %step {
      %x = memref.load %a[%k] : memref<10000xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %o[%k] : memref<10000xf32>
    }
    gpu.terminator
  }
  return
}
