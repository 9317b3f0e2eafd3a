// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A DMA moves the number of elements that it is given; waiting for it is free.

// 256*4 bytes leave main memory; the other side is on the chip.
// CHECK-LABEL: func.func @known_length(
// CHECK: memref.dma_start
// CHECK-SAME: domain = array<i64: 256>, hbm_bytes_read = 1024 : i64, hbm_bytes_written = 0 : i64
// CHECK: memref.dma_wait
// CHECK-NOT: roofline
// CHECK-LABEL: func.func @unknown_length(
// CHECK: memref.dma_start
// n elements of 4 bytes, at most the 40*128 = 5120 of the buffer.
// CHECK-SAME: hbm_bytes_read = "4*min(unknown_length.arg4, 5120)"
// CHECK-LABEL: func.func @negative_length(
// CHECK: memref.dma_start
// CHECK-SAME: roofline.unmodelled = "a transfer of less than nothing"
func.func @known_length(%src: memref<40x128xf32>, %dst: memref<2x1024xf32, 3>,
                        %tag: memref<1xi32>, %i: index) {
  %n = arith.constant 256 : index
  memref.dma_start %src[%i, %i], %dst[%i, %i], %n, %tag[%i]
      : memref<40x128xf32>, memref<2x1024xf32, 3>, memref<1xi32>
  memref.dma_wait %tag[%i], %n : memref<1xi32>
  return
}

func.func @unknown_length(%src: memref<40x128xf32>,
                          %dst: memref<2x1024xf32, 3>, %tag: memref<1xi32>,
                          %i: index, %n: index) {
  memref.dma_start %src[%i, %i], %dst[%i, %i], %n, %tag[%i]
      : memref<40x128xf32>, memref<2x1024xf32, 3>, memref<1xi32>
  return
}

func.func @negative_length(%src: memref<40x128xf32>,
                           %dst: memref<2x1024xf32, 3>, %tag: memref<1xi32>,
                           %i: index) {
  %n = arith.constant -1 : index
  memref.dma_start %src[%i, %i], %dst[%i, %i], %n, %tag[%i]
      : memref<40x128xf32>, memref<2x1024xf32, 3>, memref<1xi32>
  return
}
