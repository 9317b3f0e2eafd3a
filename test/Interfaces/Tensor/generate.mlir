// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// The body of a generate runs for every element of its result.

// Two flops, one of them transcendental, for 4*8 elements.
// CHECK-LABEL: func.func @computed(
// CHECK: tensor.generate
// CHECK: domain = array<i64: 4, 8>, flops = 64 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 128 : i64
// CHECK-SAME: transcendentals = 32 : i64
func.func @computed(%v: f32) -> tensor<4x8xf32> {
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
    %0 = arith.addf %v, %v : f32
    %1 = math.exp %0 : f32
    tensor.yield %1 : f32
  } : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// A table of 100 at an index that only the second loop decides: eight elements.
// CHECK-LABEL: func.func @from_table(
// CHECK: tensor.generate
// CHECK: hbm_bytes_read = 32 : i64, hbm_bytes_written = 128 : i64
func.func @from_table(%table: tensor<100xf32>) -> tensor<4x8xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
    %k = arith.muli %j, %c3 : index
    %0 = tensor.extract %table[%k] : tensor<100xf32>
    tensor.yield %0 : f32
  } : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
