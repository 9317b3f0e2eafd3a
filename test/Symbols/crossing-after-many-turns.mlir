// RUN: roofline-opt --analyze %s | FileCheck %s

// Where two roofs alternate for long, the last crossing is still the smallest
// number from which on one of them binds for good. With exact fractions, value
// by value, 9460*32*ceil(B/32) / 989.4e12 > (32*B + 4000) / 3.35e12 first at
// B = 98529, and does not fail again from B = 131041 on.
func.func private @blocks(tensor<?xbf16>) attributes {roofline.external_cost = {
    flops = "9460*32*ceildiv(arg0_d0, 32)", hbm_bytes_read = "32*arg0_d0 + 4000",
    hbm_bytes_written = 0, precision = "bf16", unit = "tensor"}}
// CHECK: crossover = "compute-bound from B = 131041, by turns from B = 98529"
func.func @main(%x: tensor<?xbf16> {roofline.dims = ["B"]}) {
  call @blocks(%x) : (tensor<?xbf16>) -> ()
  return
}
