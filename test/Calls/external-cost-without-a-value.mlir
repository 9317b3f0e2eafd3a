// RUN: roofline-opt --analyze %s | FileCheck %s

// Formulas of a declaration that have no value at a call: the call is listed,
// and not counted as nothing.

func.func private @divides(index)
    attributes {roofline.external_cost = {flops = "floordiv(1024, arg0)"}}
func.func private @subtracts(tensor<?xf32>)
    attributes {roofline.external_cost = {hbm_bytes_read = "arg0_d0 - 100"}}
func.func private @parts(tensor<?xf32>)
    attributes {roofline.external_cost = {flops = "arg0_d0",
                                          transcendentals = "2*arg0_d0"}}

// CHECK-LABEL: @main
// CHECK: call @divides
// CHECK-SAME: roofline.unmodelled = "the count 'floordiv(1024, arg0)' has no value here: {{.*}}"
// CHECK: call @subtracts
// CHECK-SAME: roofline.unmodelled = "the count 'arg0_d0 - 100' has no value here: it is negative"
// CHECK: call @parts
// CHECK-SAME: roofline.unmodelled = "the count 'arg0_d0' has no value here: it is less than its transcendentals"
func.func @main(%x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %any = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  call @divides(%c0) : (index) -> ()
  call @subtracts(%any) : (tensor<?xf32>) -> ()
  call @parts(%any) : (tensor<?xf32>) -> ()
  return
}
