// RUN: roofline-opt --analyze --target=b200 --report=json:- %s -o /dev/null | FileCheck %s

// Each is a product of 16x64 by 64x32: 2*16*32*64 = 65,536 multiply-accumulate
// operations on the tensor unit, however the payload spells them.

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (k, n)>
#s = affine_map<(m, n, k) -> (k floordiv 32, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// One fused multiply-add in place of two ops.
// CHECK: "function": "fma"
// CHECK: "contraction_ops": 65536,
// CHECK: "unit": "tensor.f16"
func.func @fma(%a: tensor<16x64xf16>, %b: tensor<64x32xf16>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.generic {indexing_maps = [#x, #w, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<16x64xf16>, tensor<64x32xf16>) outs(%c : tensor<16x32xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %u = arith.extf %p : f16 to f32
    %v = arith.extf %q : f16 to f32
    %r = math.fma %u, %v, %o : f32
    linalg.yield %r : f32
  } -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}

// A scale per group of 32 along k: two more multiplies per point would be
// 2*32,768; here one, 32,768 on the vector unit, and the conversion is free.
// CHECK: "function": "group_scales"
// CHECK: "flops": 98304,
// CHECK: "contraction_ops": 65536,
// CHECK: "unit": "tensor.bf16"
// CHECK: "unit": "vector.
// CHECK-NEXT: "ops": 32768
func.func @group_scales(%a: tensor<16x64xbf16>, %b: tensor<64x32xi4>, %s: tensor<2x32xbf16>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.generic {indexing_maps = [#x, #w, #s, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b, %s : tensor<16x64xbf16>, tensor<64x32xi4>, tensor<2x32xbf16>) outs(%c : tensor<16x32xf32>) {
  ^bb0(%p: bf16, %q: i4, %g: bf16, %o: f32):
    %f = arith.sitofp %q : i4 to bf16
    %w = arith.mulf %f, %g : bf16
    %u = arith.extf %p : bf16 to f32
    %v = arith.extf %w : bf16 to f32
    %m = arith.mulf %u, %v : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}

// Scaled extension of 4-bit floats keeps the multiply at 4 bits.
// CHECK: "function": "scaled"
// CHECK: "contraction_ops": 65536,
// CHECK: "unit": "tensor.f4"
func.func @scaled(%a: tensor<16x64xf4E2M1FN>, %sa: tensor<16x64xf8E8M0FNU>, %b: tensor<64x32xf4E2M1FN>, %sb: tensor<64x32xf8E8M0FNU>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.generic {indexing_maps = [#x, #x, #w, #w, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %sa, %b, %sb : tensor<16x64xf4E2M1FN>, tensor<16x64xf8E8M0FNU>, tensor<64x32xf4E2M1FN>, tensor<64x32xf8E8M0FNU>) outs(%c : tensor<16x32xf32>) {
  ^bb0(%p: f4E2M1FN, %i: f8E8M0FNU, %q: f4E2M1FN, %j: f8E8M0FNU, %o: f32):
    %u = arith.scaling_extf %p, %i : f4E2M1FN, f8E8M0FNU to f32
    %v = arith.scaling_extf %q, %j : f4E2M1FN, f8E8M0FNU to f32
    %m = arith.mulf %u, %v : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}

// Integers multiplied as floats are flops, at the type of the multiply.
// CHECK: "function": "as_floats"
// CHECK: "flops": 65536,
// CHECK: "iops": 0,
// CHECK: "unit": "vector.f32"
func.func @as_floats(%a: tensor<16x64xi8>, %b: tensor<64x32xi8>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.generic {indexing_maps = [#x, #w, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<16x64xi8>, tensor<64x32xi8>) outs(%c : tensor<16x32xf32>) {
  ^bb0(%p: i8, %q: i8, %o: f32):
    %u = arith.sitofp %p : i8 to f32
    %v = arith.sitofp %q : i8 to f32
    %m = arith.mulf %u, %v : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}

// What is taken away is a product as well, as in the update of a factorisation.
// CHECK: "function": "taken_away"
// CHECK: "contraction_ops": 65536,
// CHECK: "unit": "tensor.f16"
func.func @taken_away(%a: tensor<16x64xf16>, %b: tensor<64x32xf16>, %c: tensor<16x32xf16>) -> tensor<16x32xf16> {
  %0 = linalg.generic {indexing_maps = [#x, #w, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<16x64xf16>, tensor<64x32xf16>) outs(%c : tensor<16x32xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %m = arith.mulf %p, %q : f16
    %r = arith.subf %o, %m : f16
    linalg.yield %r : f16
  } -> tensor<16x32xf16>
  return %0 : tensor<16x32xf16>
}

// The other way round the sum changes its sign at every point: no product.
// CHECK: "function": "alternating"
// CHECK: "flops": 65536,
// CHECK: "contraction_ops": 0,
// CHECK: "unit": "vector.f16"
func.func @alternating(%a: tensor<16x64xf16>, %b: tensor<64x32xf16>, %c: tensor<16x32xf16>) -> tensor<16x32xf16> {
  %0 = linalg.generic {indexing_maps = [#x, #w, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<16x64xf16>, tensor<64x32xf16>) outs(%c : tensor<16x32xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %m = arith.mulf %p, %q : f16
    %r = arith.subf %m, %o : f16
    linalg.yield %r : f16
  } -> tensor<16x32xf16>
  return %0 : tensor<16x32xf16>
}
