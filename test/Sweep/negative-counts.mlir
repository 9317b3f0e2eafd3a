// RUN: not roofline-opt --analyze --report=text --sweep=B=50:150:50 %s -o /dev/null 2>&1 | FileCheck %s

// A formula may be below zero at some value: an error that names it, not a point
// of negative intensity.

func.func private @library(tensor<?xf32>)
    attributes {roofline.external_cost = {flops = "arg0_d0 - 100",
                                          hbm_bytes_read = "4*arg0_d0"}}

// CHECK: error: --sweep: at B = 50 a count is below zero, -50; sweep other values
func.func @main(%x: tensor<?xf32> {roofline.dims = ["B"]}) {
  call @library(%x) : (tensor<?xf32>) -> ()
  return
}
