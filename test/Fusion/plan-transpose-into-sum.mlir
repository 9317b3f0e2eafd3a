// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
//
// N41: a transpose of 1500 x 32 x 128 into a sum. As one op the sum would go across
// the rows of x: each f32 takes a sector of 32 bytes, eight times the 24,576,000
// bytes of x. The transpose by itself moves 2 * 24,576,000 bytes, and the sum
// reads 24,576,000: apart is three passes, as one eight.

// CHECK: "groups": [],
// CHECK: "producer": "linalg.transpose",

!x = tensor<1500x32x128xf32>
!y = tensor<32x128x1500xf32>
!z = tensor<32x128xf32>
func.func @f(%x: !x) -> !z {
  %zero = arith.constant 0.0 : f32
  %ey = tensor.empty() : !y
  %ez = tensor.empty() : !z
  %i = linalg.fill ins(%zero : f32) outs(%ez : !z) -> !z
  %y = linalg.transpose ins(%x : !x) outs(%ey : !y) permutation = [1, 2, 0]
  %z = linalg.reduce {arith.addf} ins(%y : !y) outs(%i : !z) dimensions = [2]
  return %z : !z
}
