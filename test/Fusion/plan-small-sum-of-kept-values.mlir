// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// tanh of 64 x 4096 x 32 values that are returned too, and their sums over
// 4,096. As one op with the sum the tanh could not be returned, and had to be
// computed again: 8,388,608 times. In tiles it is not: each of the 64 has its
// values, 4096 * 32 * 4 = 524,288 bytes, more than a block holds; along both
// common loops a tile has at least the 8 values of a sector in a row:
// 4096 * 8 * 4 = 131,072 bytes.
//   apart   33,554,432 read and written, 33,554,432 read, 8,192 written
//   as one  33,554,432 read and written, 8,192 written: a third less

// CHECK: "groups": [
// CHECK: "form": "tiled",
// CHECK: "on_chip_bytes": 131072,
// CHECK: "flops": 16777216,
// CHECK-NEXT: "transcendentals": 8388608,
// CHECK: "saved_hbm_bytes": 33554432,

!x = tensor<64x4096x32xf32>
!z = tensor<64x32xf32>
func.func @f(%x: !x) -> (!x, !z) {
  %zero = arith.constant 0.0 : f32
  %ex = tensor.empty() : !x
  %ez = tensor.empty() : !z
  %i = linalg.fill ins(%zero : f32) outs(%ez : !z) -> !z
  %t = linalg.tanh ins(%x : !x) outs(%ex : !x) -> !x
  %s = linalg.reduce {arith.addf} ins(%t : !x) outs(%i : !z) dimensions = [1]
  return %t, %s : !x, !z
}
