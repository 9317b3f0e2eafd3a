// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Sizes that are not known are symbols, whatever moves.

// CHECK-LABEL: func.func @symbols(
func.func @symbols(%x: tensor<?xf32>, %s: tensor<4xf32>, %n: index,
                   %ids: tensor<?x1xindex>, %t: tensor<8x2xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: tensor.pad
  // 4 elements become arg2 + 4 + 1.
  // CHECK: hbm_bytes_read = 16 : i64, hbm_bytes_written = "4*arg2 + 20"
  %0 = tensor.pad %s low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<?xf32>
  // CHECK: tensor.concat {{.*}}hbm_bytes_read = "4*arg0_d0 + 16", hbm_bytes_written = "4*arg0_d0 + 16"
  %1 = tensor.concat dim(0) %x, %s
           : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  // Only the slice moves.
  // CHECK: tensor.insert_slice {{.*}}hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
  %2 = tensor.insert_slice %s into %x[0] [4] [1]
           : tensor<4xf32> into tensor<?xf32>
  // An index of 8 bytes per row of 2, and at most the table's 16 elements.
  // CHECK: tensor.gather {{.*}}hbm_bytes_read = "8*arg3_d0 + 4*min(2*arg3_d0, 16)", hbm_bytes_written = "8*arg3_d0"
  %3 = tensor.gather %t[%ids] gather_dims([0])
           : (tensor<8x2xf32>, tensor<?x1xindex>) -> tensor<?x2xf32>
  // CHECK: tensor.generate
  // CHECK: hbm_bytes_read = 0 : i64, hbm_bytes_written = "4*arg2"
  %4 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32>
  return
}
