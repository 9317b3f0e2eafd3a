// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Moving data between registers is free.

// CHECK-NOT: roofline.cost
// CHECK-NOT: roofline.unmodelled
func.func @registers(%v: vector<8xf32>, %s: f32, %m: memref<8xf32>) {
  %0 = vector.broadcast %s : f32 to vector<4x8xf32>
  %1 = vector.shuffle %v, %v [0, 9] : vector<8xf32>, vector<8xf32>
  %2 = vector.extract %v[3] : f32 from vector<8xf32>
  %3 = vector.insert %s, %v [3] : f32 into vector<8xf32>
  %4 = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
  %5 = vector.bitcast %v : vector<8xf32> to vector<8xi32>
  %6 = vector.transpose %4, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %7 = vector.constant_mask [4] : vector<8xi1>
  %8 = vector.step : vector<8xindex>
  %9 = vector.interleave %v, %v : vector<8xf32> -> vector<16xf32>
  %10 = vector.extract_strided_slice %v
            {offsets = [2], sizes = [4], strides = [1]}
            : vector<8xf32> to vector<4xf32>
  %11 = vector.type_cast %m : memref<8xf32> to memref<vector<8xf32>>
  %12:8 = vector.to_elements %v : vector<8xf32>
  return
}
