// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Allocations, views and questions about buffers cost nothing; nor does a scalar
// that the host looks at.

// CHECK-NOT: roofline.cost
// CHECK-NOT: roofline.unmodelled
memref.global "private" constant @table : memref<4xf32> = dense<1.0>

func.func @free(%x: memref<4x6xf32>, %bytes: memref<64xi8>,
                %shape: memref<2xindex>, %i: index, %v: f32) {
  %0 = memref.alloc() : memref<8xf32>
  %1 = memref.alloca() : memref<8xf32>
  %2 = memref.assume_alignment %0, 16 : memref<8xf32>
  %3 = memref.cast %x : memref<4x6xf32> to memref<?x6xf32>
  %4 = memref.collapse_shape %x [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %5 = memref.dim %x, %i : memref<4x6xf32>
  %6, %7 = memref.distinct_objects %0, %1 : memref<8xf32>, memref<8xf32>
  %8 = memref.expand_shape %x [[0], [1, 2]] output_shape [4, 2, 3]
           : memref<4x6xf32> into memref<4x2x3xf32>
  %9 = memref.extract_aligned_pointer_as_index %x : memref<4x6xf32> -> index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %x
      : memref<4x6xf32> -> memref<f32>, index, index, index, index, index
  %10 = memref.get_global @table : memref<4xf32>
  %11 = memref.memory_space_cast %x : memref<4x6xf32> to memref<4x6xf32, 1>
  %12 = memref.rank %x : memref<4x6xf32>
  %13 = memref.reinterpret_cast %x to offset: [0], sizes: [24], strides: [1]
            : memref<4x6xf32> to memref<24xf32>
  %14 = memref.reshape %x(%shape)
            : (memref<4x6xf32>, memref<2xindex>) -> memref<?x?xf32>
  %15 = memref.subview %x[0, 2] [4, 2] [1, 1]
            : memref<4x6xf32> to memref<4x2xf32, strided<[6, 1], offset: 2>>
  %16 = memref.transpose %x (i, j) -> (j, i)
            : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
  %17 = memref.view %bytes[%i][] : memref<64xi8> to memref<16xf32>
  %18 = memref.load %x[%i, %i] : memref<4x6xf32>
  memref.store %v, %x[%i, %i] : memref<4x6xf32>
  %19 = memref.atomic_rmw addf %v, %x[%i, %i] : (f32, memref<4x6xf32>) -> f32
  %20 = memref.generic_atomic_rmw %x[%i, %i] : memref<4x6xf32> {
  ^bb0(%old: f32):
    %21 = arith.addf %old, %v : f32
    memref.atomic_yield %21 : f32
  }
  memref.prefetch %x[%i, %i], read, locality<3>, data : memref<4x6xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}
