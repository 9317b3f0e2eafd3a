// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
//
// 64 channels of 56 x 56 f32, with one value around each, into a 3 x 3 convolution,
// and a maximum with zero of that. A tensor of 56 x 56 has 64*56*56*4 = 802,816
// bytes, one of 58 x 58 has 64*58*58*4 = 861,184, and the weights 64*64*9*4 =
// 147,456.
//   pad          reads 802,816, writes 861,184
//   convolution  reads 861,184 + 147,456, writes 802,816
//   maximum      reads 802,816, writes 802,816
//   as one       reads 802,816 + 147,456 = 950,272, writes 802,816
// 861,184 * 2 + 802,816 * 2 = 3,328,000 bytes are saved.

// CHECK: "groups": [
// CHECK: "kernels": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1,
// CHECK-NEXT: 2
// CHECK-NEXT: ],
// CHECK: "form": "tiled",
// CHECK: "flops": 231411712,
// CHECK: "read": 950272,
// CHECK-NEXT: "written": 802816,
// CHECK: "saved_hbm_bytes": 3328000,

// 2*64*56*56*64*9 = 231,211,008 flops of the convolution, and 200,704 maxima.
!x = tensor<1x64x56x56xf32>
!p = tensor<1x64x58x58xf32>
!w = tensor<64x64x3x3xf32>
func.func @f(%x: !x, %w: !w) -> !x {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !x
  %zeros = arith.constant dense<0.0> : !x
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : !x to !p
  %i = linalg.fill ins(%zero : f32) outs(%e : !x) -> !x
  %c = linalg.conv_2d_nchw_fchw ins(%p, %w : !p, !w) outs(%i : !x) -> !x
  %r = linalg.max ins(%c, %zeros : !x, !x) outs(%e : !x) -> !x
  return %r : !x
}

// Windows two apart that are one wide leave rows out.
// CHECK: "not_fused": [
// CHECK: "producer": "tensor.pad",
// CHECK-NEXT: "producer_location": "{{.*}}:[[#@LINE+8]]:8",
// CHECK: "consumer": "linalg.conv_2d_nchw_fchw",
// CHECK: "why": "only what reads windows that cover all that is padded, as convolutions do, takes a pad in"
!w1 = tensor<64x64x1x1xf32>
!y1 = tensor<1x64x29x29xf32>
func.func @holes(%x: !x, %w: !w1) -> !y1 {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !y1
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : !x to !p
  %i = linalg.fill ins(%zero : f32) outs(%e : !y1) -> !y1
  %c = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>}
      ins(%p, %w : !p, !w1) outs(%i : !y1) -> !y1
  return %c : !y1
}

// What makes x is no part of the convolution: tiles would compute their rims again.
// CHECK: "producer": "linalg.exp",
// CHECK: "consumer": "tensor.pad",
// CHECK: "why": "a reshape, slice or pad stands between them"
func.func @before(%x: !x, %w: !w) -> !x {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !x
  %y = linalg.exp ins(%x : !x) outs(%e : !x) -> !x
  %p = tensor.pad %y low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : !x to !p
  %i = linalg.fill ins(%zero : f32) outs(%e : !x) -> !x
  %c = linalg.conv_2d_nchw_fchw ins(%p, %w : !p, !w) outs(%i : !x) -> !x
  return %c : !x
}
