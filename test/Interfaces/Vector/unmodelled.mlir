// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// What cannot be told is named with its reason.

// CHECK-LABEL: func.func @bounds(
func.func @bounds(%m: memref<16x64xf32>, %i: index) {
  %pad = arith.constant 0.0 : f32
  // CHECK: vector.transfer_read {{.*}}roofline.unmodelled = "a transfer that may run out of bounds"
  %0 = vector.transfer_read %m[%i, %i], %pad
           : memref<16x64xf32>, vector<8xf32>
  // CHECK: vector.transfer_write {{.*}}roofline.unmodelled = "a transfer that may run out of bounds"
  vector.transfer_write %0, %m[%i, %i] : vector<8xf32>, memref<16x64xf32>
  return
}

// CHECK-LABEL: func.func @scalable(
func.func @scalable(%m: memref<64xf32>, %v: vector<[4]xf32>, %i: index) {
  // CHECK: arith.addf {{.*}}roofline.unmodelled = "a scalable vector, whose lanes are not known"
  %0 = arith.addf %v, %v : vector<[4]xf32>
  // CHECK: vector.load {{.*}}roofline.unmodelled = "a scalable vector, whose lanes are not known"
  %1 = vector.load %m[%i] : memref<64xf32>, vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @scalable_contract(
// CHECK: vector.contract
// CHECK-SAME: roofline.unmodelled = "a scalable vector, whose lanes are not known"
func.func @scalable_contract(%a: vector<[4]xf32>, %c: f32) -> f32 {
  %r = vector.contract
      {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>,
                        affine_map<(k) -> ()>],
       iterator_types = ["reduction"]}
      %a, %a, %c : vector<[4]xf32>, vector<[4]xf32> into f32
  return %r : f32
}

// CHECK-LABEL: func.func @no_class(
// CHECK: vector.contract
// CHECK-SAME: roofline.unmodelled = "no rate class for f80 accumulated in f80"
func.func @no_class(%a: vector<4xf80>, %c: f80) -> f80 {
  %r = vector.contract
      {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>,
                        affine_map<(k) -> ()>],
       iterator_types = ["reduction"]}
      %a, %a, %c : vector<4xf80>, vector<4xf80> into f80
  return %r : f80
}
