// RUN: roofline-opt --analyze %s | FileCheck %s

// Where the elements of a memref lie does not change how many are touched.

// 64 flops; reads 2*64*4 = 512, writes 256.
// CHECK-LABEL: @strides_and_maps
// CHECK: linalg.add
// CHECK-SAME: flops = 64 : i64, hbm_bytes_read = 512 : i64, hbm_bytes_written = 256 : i64
func.func @strides_and_maps(
    %x: memref<8x8xf32, strided<[?, ?], offset: ?>>,
    %y: memref<8x8xf32, strided<[64, -1], offset: 7>>,
    %o: memref<8x8xf32, affine_map<(i, j) -> (j, i)>>) {
  linalg.add
      ins(%x, %y : memref<8x8xf32, strided<[?, ?], offset: ?>>,
          memref<8x8xf32, strided<[64, -1], offset: 7>>)
      outs(%o : memref<8x8xf32, affine_map<(i, j) -> (j, i)>>)
  return
}

// Every second row: 32 elements, 128 bytes. A slice at an unknown offset may or
// may not overlap: both are read, at most the buffer. n rows of 8 elements: 32*n bytes.
// CHECK-LABEL: @subviews
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = 128 : i64, hbm_bytes_written = 128 : i64
// CHECK: linalg.add
// CHECK-SAME: hbm_bytes_read = 256 : i64, hbm_bytes_written = 128 : i64
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = "32*arg3", hbm_bytes_written = "32*arg3"
func.func @subviews(%x: memref<8x8xf32>, %o: memref<4x8xf32>, %i: index,
                    %n: index) {
  %even = memref.subview %x[0, 0] [4, 8] [2, 1]
      : memref<8x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  %some = memref.subview %x[%i, 0] [4, 8] [1, 1]
      : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
  %any = memref.subview %x[0, 0] [%n, 8] [1, 1]
      : memref<8x8xf32> to memref<?x8xf32, strided<[8, 1]>>
  linalg.exp ins(%even : memref<4x8xf32, strided<[16, 1]>>)
             outs(%o : memref<4x8xf32>)
  linalg.add
      ins(%even, %some : memref<4x8xf32, strided<[16, 1]>>,
          memref<4x8xf32, strided<[8, 1], offset: ?>>)
      outs(%o : memref<4x8xf32>)
  linalg.exp ins(%any : memref<?x8xf32, strided<[8, 1]>>)
             outs(%any : memref<?x8xf32, strided<[8, 1]>>)
  return
}
