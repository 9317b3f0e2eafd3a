// Which layer of a stack a kernel reads is not known: it is the same layer for
// all of the kernel, so the order of its tiles stays known.
//
// RUN: roofline-opt --analyze --target=h100-sxm %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s --check-prefix=SMALL

// 1024^3 in bf16, in 16 * 16 tiles of 64 x 64, one for each core at a time: each
// reads 64 rows and 64 columns of 1024, 2 * 131072 bytes. All of it, 16 * 16 *
// 262144 = 67108864, comes from L2, which gets the three matrices once, 2 *
// 2097152 read and 2097152 written. (67108864 + 2097152) / 6.65e12 = 10.4 us;
// 2^31 / 989.4e12 = 2.2 us.
//
// CHECK: "function": "layer",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 4194304,
// CHECK-NEXT: "written": 2097152,
// CHECK: "transferred": 6291456,
// CHECK: "l2": {
// CHECK-NEXT: "read": 67108864,
// CHECK-NEXT: "written": 2097152,
// CHECK: "time_s": 1.040
// CHECK: "bound_by": "l2",
func.func @layer(%ws: tensor<24x1024x1024xbf16>, %h: tensor<1024x1024xbf16>, %l: index) -> tensor<1024x1024xbf16> {
  %w = tensor.extract_slice %ws[%l, 0, 0] [1, 1024, 1024] [1, 1, 1] : tensor<24x1024x1024xbf16> to tensor<1024x1024xbf16>
  %zero = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<1024x1024xbf16>
  %s = scf.forall (%i, %j) = (0, 0) to (1024, 1024) step (64, 64) shared_outs(%o = %e) -> tensor<1024x1024xbf16> {
    %as = tensor.extract_slice %h[%i, 0] [64, 1024] [1, 1] : tensor<1024x1024xbf16> to tensor<64x1024xbf16>
    %bs = tensor.extract_slice %w[0, %j] [1024, 64] [1, 1] : tensor<1024x1024xbf16> to tensor<1024x64xbf16>
    %cs = tensor.extract_slice %o[%i, %j] [64, 64] [1, 1] : tensor<1024x1024xbf16> to tensor<64x64xbf16>
    %z = linalg.fill ins(%zero : bf16) outs(%cs : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %m = linalg.matmul ins(%as, %bs : tensor<64x1024xbf16>, tensor<1024x64xbf16>) outs(%z : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [64, 64] [1, 1] : tensor<64x64xbf16> into tensor<1024x1024xbf16>
    }
  }
  return %s : tensor<1024x1024xbf16>
}

// The same 24 times, where a loop of the host counts the layers.
//
// CHECK: "function": "layers",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 100663296,
// CHECK: "l2": {
// CHECK-NEXT: "read": 1610612736,
// CHECK-NEXT: "written": 50331648,
func.func @layers(%ws: tensor<24x1024x1024xbf16>, %x: tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %zero = arith.constant 0.0 : bf16
  %y = scf.for %l = %c0 to %c24 step %c1 iter_args(%h = %x) -> tensor<1024x1024xbf16> {
    %w = tensor.extract_slice %ws[%l, 0, 0] [1, 1024, 1024] [1, 1, 1] : tensor<24x1024x1024xbf16> to tensor<1024x1024xbf16>
    %e = tensor.empty() : tensor<1024x1024xbf16>
    %r = scf.forall (%i, %j) = (0, 0) to (1024, 1024) step (64, 64) shared_outs(%o = %e) -> tensor<1024x1024xbf16> {
      %as = tensor.extract_slice %h[%i, 0] [64, 1024] [1, 1] : tensor<1024x1024xbf16> to tensor<64x1024xbf16>
      %bs = tensor.extract_slice %w[0, %j] [1024, 64] [1, 1] : tensor<1024x1024xbf16> to tensor<1024x64xbf16>
      %cs = tensor.extract_slice %o[%i, %j] [64, 64] [1, 1] : tensor<1024x1024xbf16> to tensor<64x64xbf16>
      %z = linalg.fill ins(%zero : bf16) outs(%cs : tensor<64x64xbf16>) -> tensor<64x64xbf16>
      %m = linalg.matmul ins(%as, %bs : tensor<64x1024xbf16>, tensor<1024x64xbf16>) outs(%z : tensor<64x64xbf16>) -> tensor<64x64xbf16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %m into %o[%i, %j] [64, 64] [1, 1] : tensor<64x64xbf16> into tensor<1024x1024xbf16>
      }
    }
    scf.yield %r : tensor<1024x1024xbf16>
  }
  return %y : tensor<1024x1024xbf16>
}

// A row of 8,192 f32 and the one below the next, 32 KiB each, read eight times:
// 64 KiB fit, and are read once.
//
// SMALL: "function": "two_rows",
// SMALL: "hbm": {
// SMALL-NEXT: "read": 65536,
// SMALL-NEXT: "written": 0,
// SMALL-NEXT: "compulsory": 65536,
// SMALL-NEXT: "requested": 524288,
// SMALL-NEXT: "transferred": 65536,
func.func @two_rows(%x: memref<64x8192xf32>, %l: index) {
  affine.for %r = 0 to 8 {
    affine.for %i = 0 to 8192 {
      %a = affine.load %x[symbol(%l), %i] : memref<64x8192xf32>
      %b = affine.load %x[symbol(%l) + 2, %i] : memref<64x8192xf32>
      %c = arith.addf %a, %b : f32
    }
  }
  return
}

// Neighbours in one row, below it and above: 8,190 + 2 elements, of which none
// is counted twice.
//
// SMALL: "function": "neighbours",
// SMALL: "hbm": {
// SMALL-NEXT: "read": 32768,
// SMALL-NEXT: "written": 0,
// SMALL-NEXT: "compulsory": 32768,
func.func @neighbours(%x: memref<64x8192xf32>, %l: index) {
  affine.for %r = 0 to 8 {
    affine.for %i = 1 to 8191 {
      %a = affine.load %x[symbol(%l), %i - 1] : memref<64x8192xf32>
      %b = affine.load %x[symbol(%l), %i + 1] : memref<64x8192xf32>
      %c = arith.addf %a, %b : f32
    }
  }
  return
}

// Two rows of which nothing says whether they are the same are taken for two,
// of 10,240 f32 each: 80 KiB do not fit, and come eight times.
//
// SMALL: "function": "any_two_rows",
// SMALL: "hbm": {
// SMALL-NEXT: "read": 655360,
// SMALL-NEXT: "written": 0,
// SMALL-NEXT: "compulsory": 81920,
// SMALL-NEXT: "requested": 655360,
func.func @any_two_rows(%x: memref<64x10240xf32>, %l: index, %m: index) {
  affine.for %r = 0 to 8 {
    affine.for %i = 0 to 10240 {
      %a = affine.load %x[symbol(%l), %i] : memref<64x10240xf32>
      %b = affine.load %x[symbol(%m), %i] : memref<64x10240xf32>
      %c = arith.addf %a, %b : f32
    }
  }
  return
}

// The unknown part may count down, and be the larger one: row 63 - l.
//
// SMALL: "function": "from_below",
// SMALL: "hbm": {
// SMALL-NEXT: "read": 32768,
// SMALL-NEXT: "written": 0,
// SMALL-NEXT: "compulsory": 32768,
// SMALL-NEXT: "requested": 262144,
// SMALL-NEXT: "transferred": 32768,
func.func @from_below(%x: memref<64x8192xf32>, %l: index) {
  affine.for %r = 0 to 8 {
    affine.for %i = 0 to 8192 {
      %a = affine.load %x[63 - symbol(%l), %i] : memref<64x8192xf32>
      %c = arith.mulf %a, %a : f32
    }
  }
  return
}
