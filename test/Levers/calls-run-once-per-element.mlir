// Nobody knows what a library shares between elements of a batch: twice the
// batch is two calls, 2 * 1000 bytes, and no gain.
//
// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null \
// RUN:   --what-if='batch*2' | FileCheck %s
//
// CHECK: "what": "batch*2",
// CHECK: "hbm_bytes_before": 1000,
// CHECK-NEXT: "hbm_bytes_after": 2000,
// CHECK: "no_gain": "no gain: bound by hbm
// CHECK: "not_reached": "loops and launches run once for each element"
func.func private @library(tensor<100xf32>) -> tensor<100xf32>
    attributes {roofline.external_cost = {
      flops = "100", hbm_bytes_read = "600", hbm_bytes_written = "400",
      precision = "f32", unit = "vector"}}
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %r = func.call @library(%x) : (tensor<100xf32>) -> tensor<100xf32>
  return %r : tensor<100xf32>
}
