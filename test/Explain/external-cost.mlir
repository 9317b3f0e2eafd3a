// RUN: roofline-opt --analyze --levers=none --explain=0 %s -o /dev/null 2>&1 | FileCheck %s

// What a declaration says has no parts.

// CHECK:      kernel 0: func.call
// CHECK-NOT:  work of one execution
// CHECK:      all executions: flops 1000, iops 0, hbm read 4000 B, written 0 B
// CHECK:      hbm: 4000 B / 3.35e+12 per s = 1.19403e-09 s  <- binds
// CHECK:      note: All figures are those that the declaration gives in its attribute roofline.external_cost.
func.func private @library(tensor<8xf32>) attributes {
  roofline.external_cost = {flops = 1000 : i64, hbm_bytes_read = 4000 : i64, precision = "f32"}}
func.func @calls(%x: tensor<8xf32>) {
  func.call @library(%x) : (tensor<8xf32>) -> ()
  return
}
