// What an order moves depends on what fits into the cache, so that it is known
// once sizes are: until then the compulsory bytes stand, without `transferred`.
//
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s --check-prefix=OPEN
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml --dims=N=64 %s \
// RUN:   -o /dev/null --report=json:- | FileCheck %s --check-prefix=BOUND
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml --sweep=N=63:64 \
// RUN:   %s -o /dev/null --report=csv:- | FileCheck %s --check-prefix=SWEEP

// 64 KiB are 1,024 lines of 64 B. Down a column of B are 512 lines, which stay
// until the next column, with the 32 lines of a row of A. All of B, 16,384
// lines, does not: it comes for every row. Read are N * (2048 + 1048576 + 2048)
// bytes of A, B and C, and N * 2048 are written; the least would be one B.
//
// OPEN: "transferred": null
// OPEN: "hbm_bytes_read": "4096*N + 1048576"
//
// N = 64: 64 * 1052672 = 67371008 in, 64 * 2048 = 131072 out; one B: 64 * 4096 +
// 1048576 + 131072 = 1441792.
// BOUND: "read": 67371008,
// BOUND-NEXT: "written": 131072,
// BOUND-NEXT: "compulsory": 1441792,
// Every load and store: 64 * 512 * 512 * (3 + 1) * 4.
// BOUND-NEXT: "requested": 268435456,
// All in whole lines.
// BOUND-NEXT: "transferred": 67502080,
// BOUND-NEXT: "fills": 67371008
//
// 2 * 512 * 512 flops on 1054720 bytes, whatever N is: 0.4970873786407767.
// SWEEP: 63,affine.for,{{.*}},1,0.497087378640776
// SWEEP: 64,affine.for,{{.*}},1,0.497087378640776
func.func @product(%A: memref<?x512xf32> {roofline.dims = ["N", ""]},
                   %B: memref<512x512xf32>,
                   %C: memref<?x512xf32> {roofline.dims = ["N", ""]}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?x512xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 512 {
      affine.for %k = 0 to 512 {
        %a = affine.load %A[%i, %k] : memref<?x512xf32>
        %b = affine.load %B[%k, %j] : memref<512x512xf32>
        %c = affine.load %C[%i, %j] : memref<?x512xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<?x512xf32>
      }
    }
  }
  return
}
