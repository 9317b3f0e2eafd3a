// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A contraction is a multiply-add at every point of its loops, and moves
// nothing.

// 2*4*7*3 flops.
// CHECK-LABEL: func.func @sum_of_products(
// CHECK: vector.contract
// CHECK-SAME: bound_by = "tensor.f16", domain = array<i64: 4, 7, 3>, flops = 168 : i64, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime
func.func @sum_of_products(%a: vector<4x3xf16>, %b: vector<3x7xf16>, %c: vector<4x7xf32>)
    -> vector<4x7xf32> {
  %r = vector.contract
      {indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                        affine_map<(i, j, k) -> (k, j)>,
                        affine_map<(i, j, k) -> (i, j)>],
       iterator_types = ["parallel", "parallel", "reduction"]}
      %a, %b, %c : vector<4x3xf16>, vector<3x7xf16> into vector<4x7xf32>
  return %r : vector<4x7xf32>
}

// CHECK-LABEL: func.func @integers(
// CHECK: vector.contract
// CHECK-SAME: bound_by = "tensor.i8", domain = array<i64: 4, 7, 3>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, iops = 168 : i64
func.func @integers(%a: vector<4x3xi8>, %b: vector<3x7xi8>, %c: vector<4x7xi32>)
    -> vector<4x7xi32> {
  %r = vector.contract
      {indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                        affine_map<(i, j, k) -> (k, j)>,
                        affine_map<(i, j, k) -> (i, j)>],
       iterator_types = ["parallel", "parallel", "reduction"]}
      %a, %b, %c : vector<4x3xi8>, vector<3x7xi8> into vector<4x7xi32>
  return %r : vector<4x7xi32>
}

// f32 runs on the vector unit.
// CHECK-LABEL: func.func @single(
// CHECK: vector.contract
// CHECK-SAME: attainable_flops_per_s = 6.690000e+13 : f64, bound_by = "vector.f32"
func.func @single(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>)
    -> vector<4x7xf32> {
  %r = vector.contract
      {indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                        affine_map<(i, j, k) -> (k, j)>,
                        affine_map<(i, j, k) -> (i, j)>],
       iterator_types = ["parallel", "parallel", "reduction"]}
      %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return %r : vector<4x7xf32>
}

// A maximum of products is no multiply-add: two flops at the type of the result,
// in a slot each, so half the peak.
// CHECK-LABEL: func.func @max_of_products(
// CHECK: vector.contract
// CHECK-SAME: attainable_flops_per_s = 3.345000e+13 : f64, bound_by = "vector.f32", domain = array<i64: 4, 7, 3>, flops = 168 : i64
func.func @max_of_products(%a: vector<4x3xf16>, %b: vector<3x7xf16>, %c: vector<4x7xf32>)
    -> vector<4x7xf32> {
  %r = vector.contract
      {indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                        affine_map<(i, j, k) -> (k, j)>,
                        affine_map<(i, j, k) -> (i, j)>],
       iterator_types = ["parallel", "parallel", "reduction"],
       kind = #vector.kind<maximumf>}
      %a, %b, %c : vector<4x3xf16>, vector<3x7xf16> into vector<4x7xf32>
  return %r : vector<4x7xf32>
}
