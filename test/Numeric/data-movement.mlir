// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Figures that XLA and JAX assert for ops that only move data.

// N18, XLA: one element of two. A slice is a view and moves nothing (XLA
// copies: 8).
// CHECK-LABEL: @xla_slice
// CHECK-NOT: roofline.cost
// CHECK: return
// REPORT: "name": "xla_slice",
// REPORT: "read": 0,
// REPORT-NEXT: "written": 0
func.func @xla_slice(%x: tensor<2xf32>) -> tensor<1xf32> {
  %r = tensor.extract_slice %x[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  return %r : tensor<1xf32>
}

// N20, XLA: one element updated in two. The element is read and written, 8
// bytes; the target is not read (XLA: 12, with a 4-byte index operand).
// CHECK-LABEL: @xla_update
// CHECK: tensor.insert_slice
// CHECK-SAME: hbm_bytes_read = 4 : i64, hbm_bytes_written = 4 : i64
func.func @xla_update(%x: tensor<2xf32>, %u: tensor<1xf32>) -> tensor<2xf32> {
  %r = tensor.insert_slice %u into %x[1] [1] [1]
      : tensor<1xf32> into tensor<2xf32>
  return %r : tensor<2xf32>
}

// N21, XLA, JAX: two rows of 3x3 i32. 24 + 8 of indices + 24 = 56 bytes, no
// flops.
// CHECK-LABEL: @xla_gather
// CHECK: tensor.gather
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 32 : i64, hbm_bytes_written = 24 : i64
// CHECK-NOT: iops
func.func @xla_gather(%table: tensor<3x3xi32>, %rows: tensor<2x1xi32>)
    -> tensor<2x3xi32> {
  %r = tensor.gather %table[%rows] gather_dims([0])
      : (tensor<3x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// The same as a payload that loads.
// CHECK-LABEL: @gather_in_a_payload
// CHECK: linalg.generic
// CHECK: hbm_bytes_read = 32 : i64, hbm_bytes_written = 24 : i64
// CHECK-NOT: iops
func.func @gather_in_a_payload(%table: tensor<3x3xi32>, %rows: tensor<2xi32>)
    -> tensor<2x3xi32> {
  %empty = tensor.empty() : tensor<2x3xi32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%rows : tensor<2xi32>) outs(%empty : tensor<2x3xi32>) {
  ^bb0(%row: i32, %o: i32):
    %i = arith.index_cast %row : i32 to index
    %j = linalg.index 1 : index
    %value = tensor.extract %table[%i, %j] : tensor<3x3xi32>
    linalg.yield %value : i32
  } -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// N29, XLA on a GPU: two one-byte slices of one buffer. As views 0 bytes (3); a
// kernel that reads both and writes their sum moves those 3.
// CHECK-LABEL: @xla_two_slices
// CHECK: linalg.add
// CHECK-SAME: hbm_bytes_read = 2 : i64, hbm_bytes_written = 1 : i64
func.func @xla_two_slices(%x: tensor<2xi8>) -> tensor<1xi8> {
  %first = tensor.extract_slice %x[0] [1] [1] : tensor<2xi8> to tensor<1xi8>
  %second = tensor.extract_slice %x[1] [1] [1] : tensor<2xi8> to tensor<1xi8>
  %empty = tensor.empty() : tensor<1xi8>
  %r = linalg.add ins(%first, %second : tensor<1xi8>, tensor<1xi8>)
                  outs(%empty : tensor<1xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// N35, XLA: an element of three s8 is updated with a constant, and that
// negated. As two ops the update writes 1 and the negation reads and writes 3.
// As one the two others are read and 3 written, as in XLA's fusion: the floor.
// REPORT: "name": "xla_update_and_negate",
// REPORT: "bytes": {
// REPORT: "read": 3,
// REPORT-NEXT: "written": 4
// REPORT: "floor": {
// REPORT: "read": 2,
// REPORT-NEXT: "written": 3
func.func @xla_update_and_negate(%x: tensor<3xi8>) -> tensor<3xi8> {
  %one = arith.constant dense<1> : tensor<1xi8>
  %zero = arith.constant 0 : i8
  %u = tensor.insert_slice %one into %x[1] [1] [1]
      : tensor<1xi8> into tensor<3xi8>
  %e = tensor.empty() : tensor<3xi8>
  %r = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]}
      ins(%u : tensor<3xi8>) outs(%e : tensor<3xi8>) {
  ^bb0(%v: i8, %o: i8):
    %n = arith.subi %zero, %v : i8
    linalg.yield %n : i8
  } -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// Without the negation nothing is read and the element written.
// REPORT: "name": "xla_update_of_a_constant",
// REPORT: "read": 0,
// REPORT-NEXT: "written": 1
func.func @xla_update_of_a_constant(%x: tensor<3xi8>) -> tensor<3xi8> {
  %one = arith.constant dense<1> : tensor<1xi8>
  %u = tensor.insert_slice %one into %x[1] [1] [1]
      : tensor<1xi8> into tensor<3xi8>
  return %u : tensor<3xi8>
}
