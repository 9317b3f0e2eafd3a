// RUN: roofline-opt --analyze --target=%S/Inputs/balanced.yaml %s | FileCheck %s --check-prefix=BALANCED
// RUN: sed 's/giga_ops_per_s: 32/giga_ops_per_s: 16/' %S/Inputs/balanced.yaml > %t.compute.yaml
// RUN: roofline-opt --analyze --target=%t.compute.yaml %s | FileCheck %s --check-prefix=COMPUTE
// RUN: sed 's/special: {ops: 4/special: {ops: 1/' %S/Inputs/balanced.yaml > %t.special.yaml
// RUN: roofline-opt --analyze --target=%t.special.yaml %s | FileCheck %s --check-prefix=SPECIAL
// RUN: sed 's/gb_per_s: 64/gb_per_s: 8/' %S/Inputs/balanced.yaml > %t.memory.yaml
// RUN: roofline-opt --analyze --target=%t.memory.yaml %s | FileCheck %s --check-prefix=MEMORY

// N23, XLA: add, clamp, exp, multiply and subtract on [2,2] in one kernel. 6
// flops an element, a clamp being two, are 24 (16), of them 4 transcendental;
// 4 * 16 = 64 bytes.
// The multiply and the subtraction are one fma, so that the vector unit issues 4
// slots an element, 16, and all roofs take 1 ns (1 s at the page's rates). Half
// the vector rate, a quarter of the special one, an eighth of the bandwidth make
// it 2, 4 and 8.
// BALANCED: flops = 24 : i64, hbm_bytes_read = 48 : i64, hbm_bytes_written = 16 : i64
// BALANCED-SAME: time_s = 1.000000e-09 : f64, transcendentals = 4 : i64
// COMPUTE: bound_by = "vector.f32"
// COMPUTE-SAME: time_s = 2.000000e-09
// SPECIAL: bound_by = "special"
// SPECIAL-SAME: time_s = 4.000000e-09
// MEMORY: bound_by = "hbm"
// MEMORY-SAME: time_s = 8.000000e-09
#id = affine_map<(i, j) -> (i, j)>
func.func @fused(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>, %z: tensor<2x2xf32>,
                 %low: f32, %high: f32) -> tensor<2x2xf32> {
  %empty = tensor.empty() : tensor<2x2xf32>
  %r = linalg.generic
      {indexing_maps = [#id, #id, #id, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y, %z : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
      outs(%empty : tensor<2x2xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %l = math.clampf %s to [%low, %high] : f32
    %e = math.exp %l : f32
    %m = arith.mulf %e, %c : f32
    %d = arith.subf %m, %a : f32
    linalg.yield %d : f32
  } -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
