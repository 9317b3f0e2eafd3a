// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// Inserting a scalar writes one element.

// CHECK: tensor.insert
// CHECK-SAME: domain = array<i64>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 4 : i64
func.func @insert(%v: f32, %d: tensor<100x100xf32>, %i: index)
    -> tensor<100x100xf32> {
  %r = tensor.insert %v into %d[%i, %i] : tensor<100x100xf32>
  return %r : tensor<100x100xf32>
}
