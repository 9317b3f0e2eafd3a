// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A pad reads its source once and writes its result. What its body computes
// counts for every element that is not in the source.

// Reads 3*5*4, writes 5*9*4.
// CHECK-LABEL: func.func @constant(
// CHECK: tensor.pad
// CHECK: domain = array<i64: 5, 9>, hbm_bytes_read = 60 : i64, hbm_bytes_written = 180 : i64
func.func @constant(%x: tensor<3x5xf32>) -> tensor<5x9xf32> {
  %zero = arith.constant 0.0 : f32
  %r = tensor.pad %x low[1, 0] high[1, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<3x5xf32> to tensor<5x9xf32>
  return %r : tensor<5x9xf32>
}

// 45 - 15 = 30 padded elements of one product each; index arithmetic is free.
// CHECK-LABEL: func.func @computed(
// CHECK: tensor.pad
// CHECK: domain = array<i64: 5, 9>, flops = 30 : i64, hbm_bytes_read = 60 : i64, hbm_bytes_written = 180 : i64
func.func @computed(%x: tensor<3x5xf32>, %v: f32) -> tensor<5x9xf32> {
  %r = tensor.pad %x low[1, 0] high[1, 4] {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %p = arith.mulf %v, %v : f32
    tensor.yield %p : f32
  } : tensor<3x5xf32> to tensor<5x9xf32>
  return %r : tensor<5x9xf32>
}

// The edge is read from a table of nine: reads (15 + 9)*4.
// CHECK-LABEL: func.func @from_table(
// CHECK: tensor.pad
// CHECK: hbm_bytes_read = 96 : i64, hbm_bytes_written = 180 : i64
func.func @from_table(%x: tensor<3x5xf32>, %edge: tensor<9xf32>)
    -> tensor<5x9xf32> {
  %r = tensor.pad %x low[1, 0] high[1, 4] {
  ^bb0(%i: index, %j: index):
    %p = tensor.extract %edge[%j] : tensor<9xf32>
    tensor.yield %p : f32
  } : tensor<3x5xf32> to tensor<5x9xf32>
  return %r : tensor<5x9xf32>
}

// A splat needs no reading.
// CHECK-LABEL: func.func @splat(
// CHECK: tensor.pad
// CHECK: hbm_bytes_read = 0 : i64, hbm_bytes_written = 32 : i64
func.func @splat() -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %x = arith.constant dense<1.0> : tensor<6xf32>
  %r = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %r : tensor<8xf32>
}

// A negative amount crops: 8 - 1 = 7 elements of 4 bytes are read, and 7 + 4 =
// 11 written.
// CHECK-LABEL: func.func @cropped(
func.func @cropped(%x: tensor<8xf32>, %v: f32) -> tensor<11xf32> {
  // CHECK: tensor.pad
  // CHECK: hbm_bytes_read = 28 : i64, hbm_bytes_written = 44 : i64
  %0 = tensor.pad %x low[-1] high[4] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<8xf32> to tensor<11xf32>
  return %0 : tensor<11xf32>
}

// Nothing is left of the 4 elements: all of the 4 - 6 + 5 = 3 are padding, with
// a multiply each.
// CHECK-LABEL: func.func @cropped_away(
func.func @cropped_away(%x: tensor<4xf32>, %v: f32) -> tensor<3xf32> {
  // CHECK: tensor.pad
  // CHECK: flops = 3 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 12 : i64
  %0 = tensor.pad %x low[-6] high[5] {
  ^bb0(%i: index):
    %s = arith.mulf %v, %v : f32
    tensor.yield %s : f32
  } : tensor<4xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}
