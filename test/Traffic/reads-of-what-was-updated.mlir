// RUN: roofline-opt --analyze --fusion=none %s | FileCheck %s

// A tile loop updates the left 32 columns of what it carries, and then, of the
// result, the other 8: those come from memory as the first do, though an op of
// the kernel made the tensor that they are taken from. Reads 48*40 elements of
// both tensors, 2*48*40*4 = 15,360 bytes, and writes 48*40*4 = 7,680.
// CHECK-LABEL: @slices
// CHECK: hbm_bytes_read = 15360 : i64, hbm_bytes_written = 7680 : i64
func.func @slices(%c: tensor<48x40xf32>, %a: tensor<48x40xf32>) -> tensor<48x40xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  %r = scf.for %i = %c0 to %c48 step %c16 iter_args(%o = %c) -> (tensor<48x40xf32>) {
    %at = tensor.extract_slice %a[%i, 0] [16, 32] [1, 1] : tensor<48x40xf32> to tensor<16x32xf32>
    %ct = tensor.extract_slice %o[%i, 0] [16, 32] [1, 1] : tensor<48x40xf32> to tensor<16x32xf32>
    %s = linalg.add ins(%at, %ct : tensor<16x32xf32>, tensor<16x32xf32>) outs(%ct : tensor<16x32xf32>) -> tensor<16x32xf32>
    %n = tensor.insert_slice %s into %o[%i, 0] [16, 32] [1, 1] : tensor<16x32xf32> into tensor<48x40xf32>
    %at2 = tensor.extract_slice %a[%i, 32] [16, 8] [1, 1] : tensor<48x40xf32> to tensor<16x8xf32>
    %ct2 = tensor.extract_slice %n[%i, 32] [16, 8] [1, 1] : tensor<48x40xf32> to tensor<16x8xf32>
    %s2 = linalg.add ins(%at2, %ct2 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%ct2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %n2 = tensor.insert_slice %s2 into %n[%i, 32] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<48x40xf32>
    scf.yield %n2 : tensor<48x40xf32>
  }
  return %r : tensor<48x40xf32>
}

// The same where a loop inside does the first part, column by column of tiles.
// CHECK-LABEL: @loop
// CHECK: hbm_bytes_read = 15360 : i64, hbm_bytes_written = 7680 : i64
func.func @loop(%c: tensor<48x40xf32>, %a: tensor<48x40xf32>) -> tensor<48x40xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %r = scf.for %i = %c0 to %c48 step %c16 iter_args(%o = %c) -> (tensor<48x40xf32>) {
    %left = scf.for %j = %c0 to %c32 step %c16 iter_args(%p = %o) -> (tensor<48x40xf32>) {
      %at = tensor.extract_slice %a[%i, %j] [16, 16] [1, 1] : tensor<48x40xf32> to tensor<16x16xf32>
      %ct = tensor.extract_slice %p[%i, %j] [16, 16] [1, 1] : tensor<48x40xf32> to tensor<16x16xf32>
      %s = linalg.add ins(%at, %ct : tensor<16x16xf32>, tensor<16x16xf32>) outs(%ct : tensor<16x16xf32>) -> tensor<16x16xf32>
      %n = tensor.insert_slice %s into %p[%i, %j] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x40xf32>
      scf.yield %n : tensor<48x40xf32>
    }
    %at2 = tensor.extract_slice %a[%i, 32] [16, 8] [1, 1] : tensor<48x40xf32> to tensor<16x8xf32>
    %ct2 = tensor.extract_slice %left[%i, 32] [16, 8] [1, 1] : tensor<48x40xf32> to tensor<16x8xf32>
    %s2 = linalg.add ins(%at2, %ct2 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%ct2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %n2 = tensor.insert_slice %s2 into %left[%i, 32] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<48x40xf32>
    scf.yield %n2 : tensor<48x40xf32>
  }
  return %r : tensor<48x40xf32>
}

// What the same turn has put there is not read from memory: the update of the
// 16 x 40 rows reads c once, 48*40*4 = 7,680 bytes, and so is it written.
// CHECK-LABEL: @twice
// CHECK: hbm_bytes_read = 7680 : i64, hbm_bytes_written = 7680 : i64
func.func @twice(%c: tensor<48x40xf32>) -> tensor<48x40xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  %r = scf.for %i = %c0 to %c48 step %c16 iter_args(%o = %c) -> (tensor<48x40xf32>) {
    %ct = tensor.extract_slice %o[%i, 0] [16, 40] [1, 1] : tensor<48x40xf32> to tensor<16x40xf32>
    %s = linalg.exp ins(%ct : tensor<16x40xf32>) outs(%ct : tensor<16x40xf32>) -> tensor<16x40xf32>
    %n = tensor.insert_slice %s into %o[%i, 0] [16, 40] [1, 1] : tensor<16x40xf32> into tensor<48x40xf32>
    %ct2 = tensor.extract_slice %n[%i, 0] [16, 40] [1, 1] : tensor<48x40xf32> to tensor<16x40xf32>
    %s2 = linalg.exp ins(%ct2 : tensor<16x40xf32>) outs(%ct2 : tensor<16x40xf32>) -> tensor<16x40xf32>
    %n2 = tensor.insert_slice %s2 into %n[%i, 0] [16, 40] [1, 1] : tensor<16x40xf32> into tensor<48x40xf32>
    scf.yield %n2 : tensor<48x40xf32>
  }
  return %r : tensor<48x40xf32>
}
